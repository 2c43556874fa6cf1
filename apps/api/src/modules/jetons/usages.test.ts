import { createClient } from '@registre/contract/client'
import { codeDe, injectFetch } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('tokens', () => {
  const registre = useRegistre()
  const programme = (jeton: string) =>
    createClient({
      fetch: injectFetch(registre().app, {
        cookies: new Map(),
        headers: { authorization: `Bearer ${jeton}` },
      }),
    })

  it('of several uses do what each does: what one only reads, another does not write', async () => {
    const personne = await registre().personne('TELE_PRO_ADMIN_PRINC')
    const usages = ['SUIVRE_ECHEANCES', 'DEPOSER_MISES_A_JOUR'] as const
    const { jeton, vue } = await personne.api.creerJeton({
      body: { nom: 'Logiciel', usages: [...usages], jours: 30 },
    })
    expect(vue).toMatchObject({ usages, usage: 'SUIVRE_ECHEANCES', lectureSeule: false })
    expect(vue.autorites).toEqual(
      expect.arrayContaining(['RENOUVELER_MANDAT', 'GERER_COPROPRIETE']),
    )
    const api = programme(jeton)
    const recherche = { body: { paginationOptions: { pageNumber: 1, pageSize: 1 } } }
    expect(await codeDe(api.rechercherEcheances(recherche))).toBe('ok')
    expect(await codeDe(api.listerDeclarationsPredecesseur())).toBe('ok')
    expect(
      await codeDe(api.commencerMiseAJour({ body: { coproprieteId: 999_999, type: 'ANNUELLE' } })),
    ).toBe('introuvable')
    // The deadlines of mandates are read by the right that renews them.
    expect(
      await codeDe(
        api.renouvelerMandats({
          body: { lignes: [{ coproprieteId: 1, dateFinMandat: '' }] },
        } as never),
      ),
    ).toBe('acces-non-autorise')
    expect(await codeDe(programme(jeton).declarerSuccesseur({} as never))).toBe(
      'acces-non-autorise',
    )
    for (const body of [{ usages: [] }, { usages: ['LIRE_REGISTRE' as const, ...usages] }])
      expect(
        await codeDe(personne.api.creerJeton({ body: { nom: 'x', jours: 1, ...body } })),
      ).toMatch(/requete-invalide|acces-non-autorise/)
    // What the former version wrote: one use, and no list.
    await registre().db.query(`update jeton_api set usages = '{}' where id = $1`, [vue.id])
    const [lu] = (await personne.api.listerJetons({ query: {} })).jetons
    expect(lu).toMatchObject({ usages: ['SUIVRE_ECHEANCES'] })
    expect(lu?.autorites).not.toContain('RENOUVELER_MANDAT')
  })
})
