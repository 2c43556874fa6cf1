import { describe, expect, it } from 'vitest'
import { lireEntre, remplacerEntre, tableauMarkdown } from './reperes.ts'

const PAGE = 'avant\n\n<!-- t -->\n\nvieux\n\n<!-- /t -->\n\naprès\n'

describe('a part of a page written by a command', () => {
  it('is replaced, and nothing else', () => {
    const neuve = remplacerEntre(PAGE, 't', 'neuf\n')
    expect(neuve).toBe(PAGE.replace('vieux', 'neuf'))
    expect(lireEntre(neuve, 't')).toBe('neuf')
  })
  it('is refused without its marks', () => {
    expect(() => remplacerEntre(PAGE, 'autre', 'x')).toThrow('<!-- autre -->')
    expect(() => lireEntre('<!-- /t --> <!-- t -->', 't')).toThrow('repères absents')
  })
  it('holds cells that are no Markdown of their own', () => {
    expect(tableauMarkdown(['a', 'b'], [['1 | 2', 'x\ny']])).toBe(
      '| a | b |\n| --- | --- |\n| 1 \\| 2 | x y |',
    )
  })
})
