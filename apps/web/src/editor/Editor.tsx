"use client";

/** Any position of either game: set up by taps or typed, asked about, passed on, and gone on from. */
import { cleared } from "@stillwater/table/position";
import { Button, Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { CompanionBoard } from "@/table/CompanionBoard";
import { AskCard } from "./AskCard";
import { AskSpace } from "./AskSpace";
import { EditedGame } from "./EditedGame";
import { GamePanel } from "./GamePanel";
import { LayPanel } from "./LayPanel";
import { MoreEdits } from "./MoreEdits";
import { Oddities } from "./Oddities";
import { Problems } from "./Problems";
import { useAboveKeys } from "./useAboveKeys";
import { type EditorProps, MODES, useEditor } from "./useEditor";

export function Editor(props: EditorProps) {
  const t = useTranslations("editor");
  const editor = useEditor(props);
  const { table, asked, opened, fresh, called, names, stage, typed, cards, picked, mode, change } = editor;
  const { unread, badAct } = opened;
  const { refused, undo, redo } = editor.editing;
  const desk = useAboveKeys(unread === null && badAct === null);
  const panel = { table, called, onEdit: change };
  return (
    <div className="editor" data-game={table.rulebook.game}>
      <div className="editor-top">
        <EditedGame table={table} />
        <GamePanel table={table} onEdit={change} />
      </div>
      {asked.names.length > 0 ? <p className="editor-begun">{t("begun")}</p> : null}
      {unread !== null && fresh ? (
        <Problems headline={t("unread", { empty: "yes" })} problems={unread.problems} at />
      ) : null}
      {badAct !== null && fresh ? <Problems headline={t("badAct")} problems={[badAct]} at /> : null}
      <div className="editor-board" ref={desk}>
        <Segments
          label={t("mode")}
          value={mode}
          onChange={editor.take}
          options={MODES.map((value) => ({ value, label: t(`mode_${value}`) }))}
        />
        {/* A board that is fetched late is waited for alone: what was opened over it stays open. */}
        <Suspense fallback={<div className="editor-board-waiting" />}>
          <CompanionBoard stage={stage} />
        </Suspense>
        <div className="editor-tools">
          <Button variant="text" size="small" icon="undo" disabled={undo === undefined} onClick={undo}>
            {t("undo")}
          </Button>
          <Button
            variant="text"
            size="small"
            icon="undo"
            className="editor-redo"
            disabled={redo === undefined}
            onClick={redo}
          >
            {t("redo")}
          </Button>
          <Button
            variant="text"
            size="small"
            disabled={editor.count === 0}
            onClick={() => change(cleared(table))}
          >
            {t("clear")}
          </Button>
        </div>
        <Oddities table={table} slips={editor.odd} cards={cards} />
      </div>
      <div className="editor-lower">
        {refused === null ? null : (
          <Problems headline={t("refused")} problems={refused} onDismiss={editor.dismiss} />
        )}
        {mode === "lay" ? (
          <LayPanel
            {...{ ...panel, stage, typed, cards, names: called, onTyped: editor.type }}
            picked={picked?.at ?? null}
            moving={picked?.moving === true}
            onMove={editor.carry}
            onDone={editor.done}
          />
        ) : mode === "card" ? (
          <AskCard
            {...{ table, names: called, stage, typed, cards, shown: editor.shown, onTyped: editor.type }}
            onSaid={editor.say}
            onBack={editor.back}
            onPlay={editor.playOn}
          />
        ) : (
          <AskSpace {...{ table, seat: editor.seat }} place={picked?.at ?? null} />
        )}
      </div>
      <MoreEdits
        {...{ ...panel, cards, names, onNames: editor.setNames, act: editor.act }}
        unread={unread?.line ?? null}
        following={asked.names.length > 0}
      />
    </div>
  );
}
