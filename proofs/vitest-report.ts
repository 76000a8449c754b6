import { readFileSync } from 'node:fs'

interface Report {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** Reads the report of a test run in another process; `faults` contains each failed test, with its path below `folder`. */
export function readReport(path: string, folder: string) {
  const { numTotalTests, numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report
  const faults = testResults.flatMap(file => {
    const failed = file.assertionResults.filter(one => one.status === 'failed').map(one => one.fullName)
    const name = file.name.replace(folder, '')
    return failed.length === 0 && file.message
      ? [`${name}: ${file.message}`]
      : failed.map(one => `${name}: ${one}`)
  })
  if (numTotalTests === 0) faults.push('No test ran.')
  return { total: numTotalTests, passed: numPassedTests, faults }
}
