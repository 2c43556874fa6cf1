/** A settings fault, with one French line per variable. */
export class SettingsError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`Réglages incorrects :\n${faults.map((f) => `  - ${f}`).join('\n')}`)
    this.name = 'SettingsError'
    this.faults = faults
  }
}
