// Loaded before a process of a drill (--import): its clock is so many milliseconds ahead.
const avance = Number(process.env.DECALAGE_MS)
const Vraie = Date
globalThis.Date = class extends Vraie {
  constructor(...lu) {
    super(...(lu.length === 0 ? [Vraie.now() + avance] : lu))
  }
  static now = () => Vraie.now() + avance
}
