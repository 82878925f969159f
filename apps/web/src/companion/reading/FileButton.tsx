"use client";

interface FileButtonProps {
  readonly text: string;
  /** The accepted file types, in the syntax of an input's `accept`. */
  readonly accept: string;
  readonly many?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button for choosing local files; their content never leaves the browser. */
export function FileButton({ text, accept, many, onFiles }: FileButtonProps) {
  return (
    <label className="sw-button relative focus-within:focused">
      {text}
      <input
        type="file"
        accept={accept}
        multiple={many === true}
        className="unseen"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
