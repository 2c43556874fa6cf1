const WORDS = [
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '%',
  '\n',
  '/',
  '9 0 R',
  'obj',
  '-',
  '1 0 obj',
]

/** The bytes with one to four wounds: words moved, lost, put where they do not belong; the same at each run. */
export const wounded = (bytes: Uint8Array, seed: number): Buffer => {
  let state = seed
  const dice = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  let text = Buffer.from(bytes).toString('latin1')
  for (let i = 0; i <= dice(3); i += 1) {
    const [at, from] = [dice(text.length), dice(text.length)]
    const word = WORDS[dice(WORDS.length)] ?? ''
    const moved = dice(2) === 0 ? word : text.slice(from, from + dice(40))
    text = text.slice(0, at) + moved + text.slice(at + dice(4))
  }
  return Buffer.from(text, 'latin1')
}
