/** What failed, told shortly: the names of failed tests with the first lines of why, from the reports of the tools. */

const linesOfWhy = 6;

type UnitReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** One entry for each failed test of Vitest's JSON report, or for a file that could not be loaded. */
export function failedUnitTests(report: UnitReport | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [entry(name, message)];
    return failed.map((test) => entry(`${name} › ${test.fullName}`, test.failureMessages[0]));
  });
}

type Failure = { readonly message?: string };
type Spec = {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** Also for what was not run. */
  readonly ok: boolean;
  readonly tests: readonly { readonly results: readonly { readonly error?: Failure }[] }[];
};
type Suite = { readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type JourneyReport = Suite & { readonly errors?: readonly Failure[] };

/** One entry for each failed journey of Playwright's JSON report, and for what went wrong before any. */
export function failedJourneys(report: JourneyReport | undefined): string[] {
  if (!report) return [];
  return [...(report.errors ?? []).map(({ message }) => entry('before any journey', message)), ...inSuite(report)];
}

function inSuite({ specs = [], suites = [] }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => entry(`${spec.file}:${spec.line} › ${spec.title}`, why(spec)));
  return [...own, ...suites.flatMap(inSuite)];
}

const why = ({ tests }: Spec) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;

function entry(name: string, reason = ''): string {
  const lines = reason.split('\n').filter((line) => line.trim() !== '');
  return [`  ${name}`, ...lines.slice(0, linesOfWhy).map((line) => `    ${line}`)].join('\n');
}
