/** The few words of `early.ts` that run in the page before anything else of ours. */
export const REMEMBER_TAP = `addEventListener("click",function(e){if(window.stillwaterTap!==null)window.stillwaterTap=e.target.closest("button,[role=option],[role=gridcell],[role=radio]")||undefined},true);addEventListener("submit",function(e){if(window.stillwaterTap!==null)e.preventDefault()},true)`;
