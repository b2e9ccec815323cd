/** What failed, told shortly: the names of failed tests with the first lines of why, from the reports of the tools. */

const linesOfWhy = 6;

/**
 * @param report the JSON report of Vitest, if it wrote one
 * @returns {string[]} one entry for each failed test, or for a file that could not be loaded
 */
export function failedUnitTests(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [entry(file.name, file.message)];
    return failed.map((test) => entry(`${file.name} › ${test.fullName}`, test.failureMessages[0]));
  });
}

/**
 * @param report the JSON report of Playwright, if it wrote one
 * @returns {string[]} one entry for each failed journey
 */
export function failedJourneys(report) {
  return [...(report?.errors ?? []).map((error) => entry('before any journey', error.message)), ...inSuites(report)];
}

function inSuites(suite) {
  const own = (suite?.specs ?? []).filter(({ ok }) => !ok).map((spec) => entry(place(spec), why(spec)));
  return [...own, ...(suite?.suites ?? []).flatMap(inSuites)];
}

const place = ({ file, line, title }) => `${file}:${line} › ${title}`;
const why = ({ tests }) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;

function entry(name, reason) {
  const lines = String(reason ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`  ${name}`, ...lines.slice(0, linesOfWhy).map((line) => `    ${line}`)].join('\n');
}
