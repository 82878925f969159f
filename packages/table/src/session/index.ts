export type { Language } from "@stillwater/rulebook";
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
export { FIRST_DAY, opensAt } from "./first-day";
export { beginFrom, dealFrom, enactText, endsGame, type Happened, rulebookOf } from "./judging";
export { type Folding, foldingBy, type Live, withEarlier } from "./live";
export { LONGEST_LINE, LONGEST_NAME } from "./longest";
export { mayFollow } from "./meanwhile";
export { seatsNext } from "./next";
export { PACES, type Pace } from "./pace";
export { atRealTable, namesCards, peopleOnly } from "./real-table";
export { stillLive } from "./still-live";
export { turnAfter, turnsFrom } from "./turns";
export type { BeginningView, CrewStayView, ReplayReply, VerifyReply } from "./wire/finished";
export type {
  DailyMonth,
  DailyStanding,
  DealView,
  GradesReady,
  LobbyTable,
  LobbyView,
  LogBookPage,
} from "./wire/lists";
export type {
  ClaimReply,
  GuestView,
  KeptOfMe,
  MoveLinkReply,
  PushKeyReply,
  PushMessage,
  PushReply,
} from "./wire/person";
export type {
  AcceptReply,
  ActReply,
  ChangeReply,
  CrewPaceReply,
  DealReply,
  ErrorReason,
  FillReply,
  FindReply,
  HandReply,
  LeaveReply,
  MarkReply,
  NudgeReply,
  OpenFromReply,
  OpenReply,
  ProblemView,
  SameCrewReply,
  SeekReply,
  SitReply,
  TalkReply,
  WishReply,
  WrongView,
} from "./wire/replies";
export type {
  BeginsView,
  CouncilView,
  EntryView,
  Figures,
  Frame,
  KnownView,
  LeadView,
  LogPage,
  Presence,
  SeatView,
  Status,
  TableView,
  TalkView,
  WaitingFor,
} from "./wire/view";
export { deciding, WISHES, type Wish } from "./wishes";
