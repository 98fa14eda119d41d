/** Every problem with the names and values of options, as a list of sentences; `allowed` has the values of each option. */
export function optionValueProblems(rules, allowed) {
  if (rules === null || typeof rules !== 'object' || Array.isArray(rules)) return ['the options are no object'];
  const problems = [];
  for (const [key, values] of Object.entries(allowed)) {
    if (!Object.hasOwn(rules, key)) problems.push(`option ${key} is missing`);
    else if (!values.includes(rules[key])) problems.push(`option ${key} cannot be ${JSON.stringify(rules[key])}`);
  }
  for (const key of Object.keys(rules)) {
    if (!Object.hasOwn(allowed, key)) problems.push(`option ${key} is unknown`);
  }
  return problems;
}
