/**
 * Gives the items of a list that an engine keeps as one text with commas, without spaces around them and without empty ones. Commas in
 * an expression, such as `${users(a,b)}`, separate nothing.
 */
export function commaList(text: string): readonly string[] {
  const items = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '{') depth += 1;
    if (sign === '}' && depth > 0) depth -= 1;
    if (sign === ',' && depth === 0) items.push('');
    else items[items.length - 1] += sign;
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
}
