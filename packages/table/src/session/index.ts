export { beginLive, receive } from "./any-live";
export { clashing, dealOn, dealtAgain, type ToldHands } from "./beginning";
export {
  answeredFor,
  askingOf,
  holdsCouncils,
  isCouncilStep,
  KEEP,
  leavingAll,
  unsettledAt,
} from "./council";
export { type CrewAnswer, type CrewQuestion, crewAsked } from "./crew-asking";
export { CREW_PACE_MS, CREW_PACES, type CrewPace } from "./crew-pace";
export { dealAddress, dealName, localDealName, readDealCode, readLocalDeal } from "./deal-name";
export { DIGITS } from "./digits";
export { figuresOf, isOver, readFigures } from "./ending";
export { factsOf, type KeptEntry, liveEntry, pastEntry } from "./entries";
export { FIRST_DAY } from "./first-day";
export { beginFrom, dealFrom, enactText, endsGame, type Happened, rulebookOf } from "./judging";
export { type Folding, foldingBy, type Live, withEarlier } from "./live";
export { LONGEST_LINE, LONGEST_NAME } from "./longest";
export { mayFollow } from "./meanwhile";
export { seatsNext } from "./next";
export { PACES, type Pace } from "./pace";
export { atRealTable, namesCards, peopleOnly } from "./real-table";
export { stillLive } from "./still-live";
export { turnsFrom } from "./turns";
export type {
  AcceptReply,
  ActReply,
  BeginningView,
  BeginsView,
  ChangeReply,
  ClaimReply,
  CouncilView,
  CrewPaceReply,
  CrewStayView,
  DailyMonth,
  DailyStanding,
  DealReply,
  DealView,
  EntryView,
  ErrorReason,
  Figures,
  FillReply,
  FindReply,
  Frame,
  GradesReady,
  GuestView,
  HandReply,
  KeptOfMe,
  KnownView,
  Language,
  LeadView,
  LeaveReply,
  LobbyTable,
  LobbyView,
  LogBookPage,
  LogPage,
  MarkReply,
  MoveLinkReply,
  NudgeReply,
  OpenFromReply,
  OpenReply,
  Presence,
  ProblemView,
  PushKeyReply,
  PushMessage,
  PushReply,
  ReplayReply,
  SameCrewReply,
  SeatView,
  SeekReply,
  SitReply,
  Status,
  TableView,
  TalkReply,
  TalkView,
  VerifyReply,
  WaitingFor,
  WishReply,
  WrongView,
} from "./wire";
export { deciding, WISHES, type Wish } from "./wishes";
