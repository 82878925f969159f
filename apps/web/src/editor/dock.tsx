import "./dock.css";

/** The area for typing cards: at the foot of an upright phone, where it is only as high as the keys need. */
export const DOCK = `editor-dock grid grid-cols-1 gap-3 [&>.sw-typed]:min-h-21
  standing:sticky standing:bottom-0 standing:z-2 standing:-mx-3.5 standing:gap-1 standing:border-t-2 standing:border-t-ink
  standing:bg-paper standing:px-3.5 standing:pt-1 standing:pb-[max(4px,env(safe-area-inset-bottom))]
  standing:[&>.sw-typed]:min-h-11 standing:[&>.sw-typed]:gap-3 standing:[&>.sw-typed]:p-0.5
  standing:[&_.sw-typed-figure]:text-36 standing:[&_.sw-typed-figure:empty]:hidden
  standing:[&_.sw-typed-headline]:text-17
  standing:[&_.sw-typed_p:not(.sw-typed-headline)]:text-14/[1.2]
  standing:[&_.sw-keypad]:grid-cols-6 standing:[&_.sw-keypad]:auto-rows-[minmax(46px,1fr)]
  standing:[&_.sw-key]:text-13 standing:[&_.sw-act-key]:min-h-12 standing:[&_.sw-act-key]:text-13`;
