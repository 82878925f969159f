import "@/app/companion.css";

/** Pages beside printed cards. */
export default function Companion({ children }: { readonly children: React.ReactNode }) {
  return children;
}
