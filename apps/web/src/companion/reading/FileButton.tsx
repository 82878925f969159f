"use client";

interface FileButtonProps {
  readonly text: string;
  /** Kinds of files, as an input takes them. */
  readonly accept: string;
  readonly many?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that lets somebody choose files of their own; nothing of them leaves the browser. */
export function FileButton({ text, accept, many, onFiles }: FileButtonProps) {
  return (
    <label className="sw-button relative focus-within:focused">
      {text}
      <input
        type="file"
        accept={accept}
        multiple={many === true}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
