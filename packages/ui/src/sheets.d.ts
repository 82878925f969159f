/** A component may bring the sheet of what it draws; a bundler takes it in. */
declare module "*.css";
