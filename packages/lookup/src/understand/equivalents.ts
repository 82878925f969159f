/** Ways of saying the same: rows of symbols that are put in the place of others before a question is read. */
import type { QuestionLine } from "./line";
import { HIGHEST_NUMBER } from "./parts-of";
import { ASKED_CARDS } from "./rooms";

const CARD = "(?:\\b[gbr] n\\d+|n\\d+ [gbr]\\b)";
const ADDED = `(?:${ASKED_CARDS.join("|")})`;
/** What lies between two cards of the mountain. */
const MIDDLE = "[gbr] fire|fire [gbr]|bridge";
const ROW = "(?:row [nw]\\d|[nw]\\d row)";
const all = (said: string): RegExp => new RegExp(said, "g");
/** Cards that are played last. */
const AT_END = / (?:finish|summit) /;

interface Equivalent {
  readonly said: RegExp;
  /** What is read instead; nothing where it tells no more than is told already. */
  readonly read?: string;
  /** What else the question must say, or must not. */
  readonly where?: RegExp;
  readonly unless?: RegExp;
}

/** In their order, each wherever it stands. */
const EQUIVALENTS: readonly Equivalent[] = [
  // "40, 41, empty, 47".
  {
    said: /(?<=(?<! row| column) n\d+(?: space)*) (?:space (?:empty|open|free)|(?:empty|nothing|open|free)(?: space)?)(?=(?: (?:space|empty|nothing|open|free))* n\d)/g,
    read: " space",
    where: / row /,
  },
  // "A Campfire in blue".
  { said: /(?<= (?:fire|card|n\d+)) in(?= [a-z] (?!n\d))/g },
  // "I have nothing but the 9".
  { said: / have (?:nothing|zero card) but(?= (?:[a-z] )?n\d)/g, read: " have only" },
  // "The kraken together with the 12", "a Bridge and a green 7 as my two cards".
  {
    said: all(` (?:(?:intotal|each) )?with(?= (?:(?:[a-z] )?n\\d|bridge |summit |finish |${ADDED} ))`),
    read: " and",
    where: / discard /,
    unless: / lay /,
  },
  { said: / (?:in|for) [nw]2 card(?= )/g, where: / discard .* and / },
  // "Below it lies everything".
  {
    said: / (?:below(?: lie)*(?: all| full)+|(?:all|full)(?: full)?(?: lie)* below)(?= )/g,
    read: " w2 card below",
    unless: / (?:but|apart|allbut|not|zero|without|only|nothing|missing) /,
  },
  // "My friend says he can": whoever says it.
  { said: /^ person(?: (?:in|have|already))* opinion(?: (?:that|person))*(?= )/g },
  // "I have 40 in hand", "Summit in hand", "the only gap is between".
  {
    said: all(`(?<= (?:have|drew) (?:${CARD}|n\\d+)| (?:finish|summit)) hand(?= )| only(?= space between )`),
  },
  // "There is a 10 in the grid".
  { said: /(?<= (?:some|have) n\d+)(?: in| on)+ grid(?= )/g },
  // "The top right of the grid".
  { said: /(?<= (?:row [nw]\d|column [nw]\d)(?: in| on)*)(?: in| on)* grid(?= )/g },
  // "All full, no Bridges": they are covered.
  {
    said: / (?:and )?zero bridge(?: (?:spare|open|still|leftv))*(?= (?:$|summit|ask|lay))/g,
    where: / all .*full /,
    unless: / lay bridge /,
  },
  // "There is a 17 in the cell to the right, can my 14 go there": of the space in question.
  {
    said: /^(?: when| there| with| some)+ n(\d+)(?: in space)? at(left|right)(?= .*n\d+ )/g,
    read: " at$2 lie n$1",
    where: / (?:ask|lay) /,
  },
  // "44 lies right of the empty space".
  {
    said: /(?<= n\d+(?: lie)?) (left|right) space(?: (?:empty|open|free))?(?= (?!n\d|[a-z] n|row ))/g,
    read: " at$1",
  },
  // "All other spaces are Ascent cards".
  { said: / all other space(?: mountain| card)*(?= )/g, read: " all full" },
  // A Campfire comes instead of a card; an Island instead of another is as often another act.
  { said: / stead(?= )/g, read: " replace", where: new RegExp(` (?:fire|${ADDED}) `) },
  // "The 2nd floor".
  { said: / ([nw]\d) mountain row(?= )/g, read: " mountain $1 row" },
  // "A Sea Monster plus a 12".
  { said: / apart(?= (?:[a-z] )?n\d)/g, read: " and", where: / discard / },
  // "40 is all I have": of the hand, and not of a row that was named before.
  { said: all(`(?<! (?:have|row)) (${CARD}|n\\d+) lastcard(?= )`), read: " lastcard hand $1" },
  // "On the left end of row 3", "the left spot of row 8".
  { said: / atleft (?:rowend|space)(?= (?:in )?(?:row|rowend) )| atleft rowend(?= )/g, read: " rowstart" },
  // "Beside the 20 lies nothing, I lay 23 there".
  { said: / beside n(\d+)(?: (?:lie|some|still|in))* nothing(?= .* n\d+ )/g, read: " some n$1" },
  // "60 next to nothing", "does it cost 2 or 6", "is that 3 cards or 4", "two of three Panoramas done".
  { said: / beside nothing(?= )/g, read: " alone" },
  {
    said: /(?:(?: does)? cost [nw]\d(?: card)?| [nw]\d card) or [nw]\d(?: card)?(?= $)/g,
    read: " what cost",
  },
  { said: / (?:[nw]1 [nw][2-9]|[nw]2 [nw][3-9]|[nw]3 [nw][4-9])(?= [a-z]+ full )/g, read: " not" },
  // "Blue 4, then blue 9", "on the blue 4 follows the blue 9", "after the green 6 comes the green 8": the next of its row.
  {
    said: all(
      `(?<=^(?: (?:mountain|${ROW}|in))*)(?:(?: on)? (${CARD})(?: (?:lie|and))* thereupon| on (n\\d+) thereupon| after (${CARD})(?= (?:lay|lie|ask) ))(?: (?:lay|lie|ask))* (${CARD}|n\\d+)(?=(?: (?:there|ask|lay|in|${ROW}|what|cost|lie))* $)`,
    ),
    read: " $4 right $1$2$3",
  },
  // "Row 1 ends with a green 4": on the mountain a card is the last until another comes.
  {
    said: all(
      `(?: (?:lastcard|rowend)(?: in)? (${ROW})| (${ROW})(?: (?:lie|in))* (?:lastcard|rowend))(?: (?:lie|with))* (${CARD})(?= )`,
    ),
    read: " $1$2 lie $3",
  },
  // "The last card of the row is a green 4, may I add a blue 6", "a green 9 is in the row": which row it is does not matter.
  {
    said: all(
      `^ lastcard(?: in)? row(?: (?:lie|with))* (${CARD})(?: (?:and|ask|lay|have|wants))* (${CARD})(?: (?:beside|right)it| atright)?(?=(?: (?:there|ask|lay|what|cost))* $)`,
    ),
    read: " $2 right $1",
  },
  {
    said: /(?<! (?:first|last)card) in row(?= (?!with |on taken |have |[nw]\d))/g,
    where: new RegExp(` ${CARD} .*${CARD} `),
    unless: / (?:row [nw]\d|[nw]\d row|row(?:start|end)|toprow|below|under|above|over) /,
  },
  // "The last card of row one is a 12", where "one is a" tells no other card.
  { said: /(?<= (?:first|last)card row) including(?= n\d)/g, read: " n1" },
  // "There's one free space between 33 and 36", "left of the space is 71, right of it is 75".
  { said: / free(?= space )|(?<= space(?: still| only)*) free(?= )/g, read: " empty" },
  { said: / (left|right) space n(\d+)(?: and)? (left|right)it(?= n\d+ )/g, read: " at$1 n$2 at$3" },
  // "Two columns right of 20".
  { said: /(?<= [nw][1-6]) column(?= (?:left|right) n\d)/g, read: " space" },
  // "Nobody has played the Start, may I play 34 anyway": no other card is meant instead.
  { said: / anyway(?= )/g, read: " instead", unless: / nostart | nobody lay start / },
  // "Can I start the third row with".
  { said: all(` start(?= ${ROW} )|(?<= ${ROW}) start(?= with )`), read: " rowstart" },
  // "Muss ich für die 53 neben der 50 was zahlen".
  {
    said: /(?: what(?: cost)?)? must for((?: (?!card|handcard|not|zero|only)[^ ]+)+?)(?: what)? pay(?= $)/g,
    read: " what cost for$1",
  },
  // "May I begin the roof before": which space of it, is not told.
  { said: / (?:row)?start(?= roof )|(?<= roof) rowstart(?= )/g, where: / (?:before|not|zero|without) / },
  // "I have the Finish, and a Sea Monster lies on the grid": nobody holds that one, and no part reads so much.
  {
    said: all(
      ` ${ADDED}(?: (?:still|already|in|on))* (?:lay|lie|onit|there)(?= )| (?:lay|lie|onit|on|some) ${ADDED}(?= )`,
    ),
    read: " lying",
    where: AT_END,
    unless: new RegExp(
      ` hand(?: (?:lie|have|in|still|some))* ${ADDED} | ${ADDED}(?: (?:in|lie|have|still))* hand `,
    ),
  },
  // "Cover the 18 by a 19".
  { said: /(?<= cover n\d+) beside(?= n\d)/g, read: " with" },
  // "Carte rouge 5", "the card on the left is 14".
  { said: / card(?= (?:[a-z]|atleft|atright) n\d)/g },
  // "Below it only one card".
  {
    said: / below(?: it| space)?((?: (?:only|still|some|lie))* (?:[nw][0-2]|only) card)(?= )/g,
    read: "$1 below",
  },
  // "The left card below is missing".
  { said: / at(?:left|right)(?=(?: card)? below(?: card)? missing )/g },
  // "Resting on one card", "on only one card".
  { said: / (?:lie on((?: only)? [nw][0-2])|on( only(?: [nw][0-2])?)) card(?= )/g, read: "$1$2 card below" },
  // "Nothing below it".
  {
    said: / (?:nothing|zero card) below(?: it)?(?= )| below(?: it)?(?: lie)? nothing(?= )/g,
    read: " n0 card below",
  },
  // "Combien de cartes à jeter".
  { said: /(?<= what cost)(?: card)? in (?:discard|pay)(?= )/g },
  // "I discard the Summit to pay".
  { said: /(?: for)? pay(?= (?:ask )?$)/g, where: / discard (?:bridge|summit|fire) / },
  // "Eine statt zwei Karten".
  {
    said: /(?<= ask| discard) (?:instead|stead) [nw]2(?: card)?(?= )/g,
    read: " n1 card",
    where: / discard /,
    unless: / [nw][1345] | lay /,
  },
  // "One card discarded instead of two".
  { said: / (?:instead|stead)(?: in)? [nw]2(?: card)?(?= )/g, where: / discard / },
  // "I discard two cards instead of playing".
  { said: / instead lay(?: [nw]1)?(?: card)?(?= )/g, where: / discard / },
  // "Only one card under the space where I want it".
  { said: /(?<= card below)(?: on taken| space)+(?= )/g },
  // "Where row 4 begins" names no card; a Campfire goes on a Bridge "where" it lies.
  { said: / on taken(?= (?:row|[nw]\d row) )/g, read: " when" },
  { said: / on taken(?= bridge )/g, read: " when", unless: / fire / },
  // "Where the left neighbour is 38", "where there is nothing beside it".
  {
    said: / on taken(?= (?:at(?:left|right)|(?:left|right)it|neighbour) )| on taken(?: ne| some)*(?= alone )/g,
  },
  // "On another card", "on an occupied space", "on a space that has one already": some card lies there.
  { said: /(?<= on) other(?= (?:card|island) )/g },
  { said: /(?<= (?:card|island) on) other(?= (?:lay )?$)/g, read: " card" },
  // "On top of a card that's already there", "darf ich da was legen".
  { said: / top card(?: (?:already|lie|there))*(?= $)/g, read: " on card" },
  { said: /(?<= there) what(?= (?:ask )?lay )/g, read: " card", unless: / cost / },
  {
    said: / on (?:n1 card spare|full space|space(?: already)? full|space(?: already)? have n1|space lay on taken(?: already)* card lie)(?= )/g,
    read: " on card",
  },
  // "May I lay on an occupied space": a card.
  { said: /^( ask(?: lay)?) (?=on card $)/g, read: "$1 card " },
  // "I begin a row with a Bridge".
  { said: / row with bridge (row(?:start|end))(?= )/g, read: " bridge $1" },
  // "Between 60 and 70, touching both".
  { said: / tight(?= )/g, where: / between (?:[a-z] )?n\d+(?: [a-z])? and (?:[a-z] )?n\d+ / },
  // "Instead" of what lies there.
  { said: / instead(?= (?:ask )?$)/g, where: / (?:on|onit|replace) / },
  // "The end of row 3 free", "there are 30 and 34 with one gap".
  { said: /(?<= (?:row(?:start|end) row|row n\d column) n\d) free(?= (?!$))/g, read: " empty" },
  {
    said: / n(\d+) and n(\d+) (?:with|have)(?: [nw]1)? space(?: between)?(?= )/g,
    read: " n1 space between n$1 and n$2",
  },
  // "Hört mit 24 auf".
  { said: /(?<= rowend with n\d+) on(?= )/g },
  // "All is full but one Bridge".
  {
    said: / all full (?:apart|allbut)(?: n1| w1)? bridge(?: open| have| full| spare)* /g,
    read: " open bridge ",
  },
  // "A Bridge in the middle of row 3".
  { said: / bridge(?: in)? middle(?= (?:in )?row [nw][1-7] )/g, read: " bridge right card" },
  // "There are still places in row 7", for the Summit.
  {
    said: /(?<=(?<! (?:ne|not|zero|without)) some(?: (?:still|only|empty|open|[nw]\d))*) (?:lay|space)(?= in (?:row|toprow|[nw]\d row) )/g,
    read: " empty space",
    where: AT_END,
  },
  // "When I fill the empty space in row 6, may I play the Finish": something else is laid, and that is for nobody here to read.
  {
    said: /(?<! (?:finish|summit)(?: (?:ask|it))*) lay(?= (?!it |finish |summit ))/g,
    read: " lying",
    where:
      /^(?=.* (?:space|empty|full) )(?:.* (?:finish|summit) .* (?:row [nw]\d|[nw]\d row|toprow) |.* (?:row [nw]\d|[nw]\d row|toprow) .* (?:finish|summit) )/,
  },
  // "I hold no Start".
  { said: /(?: still)? zero start(?: in| hand| have)*(?= )/g, unless: / nostart / },
  { said: / for(?= there )|(?<= alone) in(?= )/g },
  { said: / (?:or|in)(?= $)/g },
  // The row that is the highest.
  { said: / toprow(?= )/g, read: " row n8", where: / (?:mountain|summit|bridge|fire|[a-z]) / },
  { said: / toprow(?= )/g, read: " row n6" },
  // "My row is closed, can I play there": some card.
  {
    said: / lay there(?= $)/g,
    read: " lay card there",
    where: / row /,
    unless: new RegExp(
      ` (?:[nw]\\d+|card|island|start|finish|summit|fire|bridge|rope|${ASKED_CARDS.join("|")}) `,
    ),
  },
  // "I only have blue cards".
  { said: /(?<= have) only(?= [a-z] card )/g },
  // "I only have the 40, next to 41", and whatever number in hand; of few, nobody knows whether they are counted.
  {
    said: all(
      `(?: ne)? have only(?: still)* (?:(n\\d+|${CARD}) hand|(n[7-9]|n\\d\\d|${CARD})(?: spare)?(?= (?!and (?!n\\d+ lie )|or |lie |card |handcard )))`,
    ),
    read: " lastcard $1$2",
  },
  {
    said: / lastcard(?: in)? hand(?= (?:[a-z] )?n\d)| have zero card apart(?= (?:[a-z] )?n\d)/g,
    read: " lastcard",
  },
  // "Cards in hand: 5".
  { said: / handcard [nw]([1-6])(?= $)/g, read: " have n$1 card" },
  // Whatever else could be laid.
  { said: / instead(?= )/g, unless: / (?:start|nostart|drew|on|onit|replace) / },
  // "A blue 6, a Bridge, a green 9; I cover the Bridge with a red 7".
  {
    said: new RegExp(
      ` (${CARD}|n\\d+)(?: (?:and|thereupon))* bridge(?: (?:and|thereupon))* (${CARD}|n\\d+)(?: thereupon)?(?= .*(?:on|over|cover|replace) bridge )`,
    ),
    read: " between $1 and $2",
  },
];

const ITEM = `${CARD}|n\\d+|${MIDDLE}`;
const NEXT = "(?: (?:and|thereupon|lie|ask|lay|laid|what|cost|rightit|have|wants))*";
/** Cards of a row as they lie, from its left, and behind them the one that is tried. */
const ROW_TOLD = new RegExp(
  `(?<start>^(?: (?:mountain|sea|${ROW}|in|lie|lay|some|with|for|have))* |(?<! (?:lay|ask)) )((?:(?:${ITEM})${NEXT} ){2,})(${CARD}|n\\d+)(?:(?: laid)? (?:right|after|beside)(?:it)?(?: (?:fire|${MIDDLE}))?)?(?=(?: (?:there|in|what|cost|${ROW}))* $)`,
);

/** "A green 8, then the red Campfire, I add a blue 9 after it", "row 1 has a green 4, a red 6, a blue 7. Next a red 10". */
function putRowTold(line: QuestionLine): void {
  // "A red 4 and a green 6 in row 1, then a blue 7".
  line.text = line.text.replace(
    new RegExp(`^((?: (?:${ITEM}|and))+)(?: in)? (${ROW})(?= thereupon )`),
    " $2$1",
  );
  const [all, start = "", told = "", tried = ""] = ROW_TOLD.exec(line.text) ?? [];
  const lying = told.match(new RegExp(`(?:${ITEM})(?= )`, "g")) ?? [];
  const isColoured = [...lying, tried].every((each) => /[a-z]/.test(each.replace(/^n/, "")));
  // Cards alone may be held: those of a row are told of it.
  const isOfRow = / (?:row|mountain) /.test(` ${start} `) && !/(?<! row [nw]\d) have (?!.*row)/.test(start);
  const isMountain = isColoured || (isOfRow && lying.some((each) => each === "bridge"));
  if (
    all === undefined ||
    !(isOfRow || (isMountain && lying.slice(1).some((each) => /fire|bridge/.test(each))))
  )
    return;
  const row = [...lying, tried];
  const pairs = row.slice(1).map((each, at) => `${each} right ${row[at]}`);
  const read = isMountain
    ? `${tried} behind ${lying.toReversed().join(" and ")}`
    : pairs.toReversed().join(" and ");
  line.text = line.text.replace(all, `${start}${read}`);
}

/** Puts what is read in the place of what is said. */
export function putEquivalents(line: QuestionLine): void {
  putRowTold(line);
  for (const { said, read = "", where, unless } of EQUIVALENTS)
    if (where?.test(line.text) !== false && unless?.test(line.text) !== true)
      line.text = line.text.replace(said, read);
  // "30 after 33" is refused wherever it lies; elsewhere how far apart they are matters, or on the mountain it may go there.
  line.text = line.text.replace(
    / n(\d+)((?: (?:ask|lay))*) (after|before)(?= n(\d+) )/g,
    (said, own: string, verbs: string, side: string, other: string) => {
      const [low, high] = side === "after" ? [Number(own), Number(other)] : [Number(other), Number(own)];
      return low < high && high > HIGHEST_NUMBER.mountain
        ? ` n${own}${verbs} ${side === "after" ? "right" : "left"}`
        : said;
    },
  );
}
