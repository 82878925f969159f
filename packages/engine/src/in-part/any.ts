/** Both games with all their modules. */
export { rulebookFor } from "../composing";
