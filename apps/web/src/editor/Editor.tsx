"use client";

/** Any position of either game: set up by tapping or typing, queried, shared, and continued. */
import { cleared } from "@stillwater/table/position";
import { Segments } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { CompanionBoard } from "@/table/CompanionBoard";
import { AskCard } from "./AskCard";
import { AskSpace } from "./AskSpace";
import { EditBar } from "./EditBar";
import { EditedGame } from "./EditedGame";
import { GamePanel } from "./GamePanel";
import { LayPanel } from "./LayPanel";
import { MoreEdits } from "./MoreEdits";
import { Oddities } from "./Oddities";
import { OpenedNote } from "./OpenedNote";
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
    <div
      className="editor min-h-[90dvh] grid grid-cols-1 gap-3.5 [&_fieldset]:min-w-0
      standing:flex standing:flex-col
      lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_auto_1fr]
      lg:gap-x-11 lg:gap-y-4 lg:items-start"
      data-game={table.rulebook.game}
    >
      <div className="grid grid-cols-1 gap-3.5 lg:[grid-area:1/2]">
        <div className="flex items-start justify-between gap-3">
          <EditedGame table={table} />
          <GamePanel table={table} onEdit={change} />
        </div>
        <OpenedNote {...{ asked, opened, fresh }} />
      </div>
      <div
        className="editor-board grid-cols-1 grid gap-3 content-start min-w-0 lg:[grid-area:1/1/3]"
        ref={desk}
      >
        <Segments
          label={t("mode")}
          value={mode}
          onChange={editor.take}
          options={MODES.map((value) => ({ value, label: t(`mode_${value}`) }))}
        />
        {/* Only the board waits for its late parts: anything opened over it stays open. */}
        <Suspense fallback={<div className="aspect-[1]" />}>
          <CompanionBoard stage={stage} />
        </Suspense>
        <EditBar {...{ undo, redo }} clear={editor.count === 0 ? undefined : () => change(cleared(table))} />
        <Oddities table={table} slips={editor.odd} cards={cards} />
      </div>
      <div className="grid-cols-1 grid gap-3 content-start min-w-0 standing:contents lg:[grid-area:2/2/4]">
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
