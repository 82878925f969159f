"use client";

import { Button } from "@stillwater/ui";

export function PrintButton({ label }: { readonly label: string }) {
  return <Button onClick={() => window.print()}>{label}</Button>;
}
