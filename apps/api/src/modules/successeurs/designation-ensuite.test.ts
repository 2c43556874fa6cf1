import { describe, expect, it } from 'vitest'
import { codeDe } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { benevole, brouillon, designer, immatriculer, recus } from './designation-de-test.ts'

describe('the syndic of what a notary has registered', () => {
  const registre = useRegistre()

  it('is named afterwards too, while nobody is attached: told at once, then no more taken back', async () => {
    const r = registre()
    const notaire = await r.personne('NOTAIRE_NOTAIRE')
    const d = await brouillon(r, notaire)
    const { coproprieteId } = await immatriculer(notaire, d)
    const fiche = () => notaire.api.visualiserCopropriete({ params: { id: coproprieteId } })
    expect((await fiche()).actions).toContain('designer-syndic')
    const s = benevole()
    const ailleurs = await r.personne('NOTAIRE_NOTAIRE')
    expect(await codeDe(designer(ailleurs, d, s))).toBe('introuvable')
    expect((await designer(notaire, d, s)).designe).toMatchObject({ ...s, connu: false })
    expect((await recus(r, s.email)).map(({ modele }) => modele)).toEqual(['syndic-invite'])
    expect(await codeDe(designer(notaire, d, benevole()))).toBe('transition-interdite')
    expect(await codeDe(notaire.api.retirerSyndicDesigne({ params: { id: d.id ?? 0 } }))).toBe(
      'transition-interdite',
    )
    await r.db.query(`update copropriete set etat = 'IMMATRICULEE_RATTACHEE' where id = $1`, [
      coproprieteId,
    ])
    expect((await fiche().catch(() => ({ actions: [] }))).actions).not.toContain('designer-syndic')
  })
})
