/** What is true of a field, from what is seen of it. */
import type { FieldView } from "../types";

/** RULES 16: a guard is fought only while the field has no cube of any kind. */
export const isGuarded = ({ guard, beaten, cube, owner }: FieldView) =>
  guard > 0 && !beaten && !cube && owner === null;

/** It has been visited: nothing is to be had there any more. */
export const isSpent = ({ cube, category }: FieldView) => cube && category === "visitable";
