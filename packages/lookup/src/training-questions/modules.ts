// Written by `npm run rooms -- --update`.
/** Ways people ask about modules: a file of its name in each language for each that is asked about there. */

export const MODULE_WORDINGS = {
  en: {},
  fr: {},
  de: {},
};
