/** Lets a component import the style sheet of what it draws; a bundler resolves the import. */
declare module "*.css";
