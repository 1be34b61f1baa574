import {
  buttonRecipe,
  checkboxRecipe,
  fieldRecipe,
  inputRecipe,
  nativeSelectRecipe,
  switchRecipe,
  textareaRecipe,
} from './control-recipes.ts';
import {
  accordionRecipe,
  dialogRecipe,
  drawerRecipe,
  popoverRecipe,
  tabsRecipe,
  toastRecipe,
} from './panel-recipes.ts';

/** By Chakra's names; the boundary hands them to the system of the lazy chunks, so components need no `recipe`. */
export const recipes = { button: buttonRecipe, input: inputRecipe, textarea: textareaRecipe };
export const slotRecipes = {
  field: fieldRecipe,
  nativeSelect: nativeSelectRecipe,
  switch: switchRecipe,
  checkbox: checkboxRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  tabs: tabsRecipe,
  accordion: accordionRecipe,
  popover: popoverRecipe,
  toast: toastRecipe,
};
