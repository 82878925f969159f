/** The crews by older names. */
export { anyhow as anything, thrifty as careful } from "../../support/crews";
