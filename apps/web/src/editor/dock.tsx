import "./dock.css";

/** Where cards are typed: at the foot of a phone that is held upright, and as low as the keys allow there. */
export const DOCK = `editor-dock grid grid-cols-1 gap-3 [&>.sw-typed]:min-h-21
  upright:sticky upright:bottom-0 upright:z-2 upright:-mx-3.5 upright:gap-1 upright:border-t-2 upright:border-t-ink
  upright:bg-paper upright:px-3.5 upright:pt-1 upright:pb-[max(4px,env(safe-area-inset-bottom))]
  upright:[&>.sw-typed]:min-h-11 upright:[&>.sw-typed]:gap-3 upright:[&>.sw-typed]:p-0.5
  upright:[&_.sw-typed-figure]:text-36 upright:[&_.sw-typed-figure:empty]:hidden
  upright:[&_.sw-typed-headline]:text-17
  upright:[&_.sw-typed_p:not(.sw-typed-headline)]:text-14/[1.2]
  upright:[&_.sw-keypad]:grid-cols-6 upright:[&_.sw-keypad]:auto-rows-[minmax(46px,1fr)]
  upright:[&_.sw-key]:text-13 upright:[&_.sw-act-key]:min-h-12 upright:[&_.sw-act-key]:text-13`;
