import { describe, expect, it } from 'vitest'
import { type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { useTeledeclarants } from './teledeclarants-de-test.ts'

describe('declarants, looked for', () => {
  const { teneur, nouveau } = useTeledeclarants()
  const trouver = async (p: Personne, criteres: object) =>
    (
      await p.api.rechercherTeledeclarants({
        body: { paginationOptions: { pageSize: 100 }, ...criteres },
      })
    ).teledeclarantDTOList.map((l) => l.idTeledeclarant)

  it('finds by each criterion: contains, without accents nor case; $ begins; _ is one character; % and \\ are themselves', async () => {
    const t = await teneur()
    const a = await nouveau(
      {
        raison_sociale: 'Élan 100% Syndic',
        code_postal: '69003',
        commune: 'Saint-Étienne',
        code_ape: '68.32A',
        siret: '73282932000074',
      },
      { nom: 'Lefèvre', prenom: 'Zoé', mot_de_passe_hash: 'x' },
    )
    const b = await nouveau(
      {
        raison_sociale: String.raw`Grand elan\sud`,
        code_postal: '13001',
        commune: 'Marseille',
        statut: 'ATT_ACTIVATION',
      },
      { nom: 'Lefebvre' },
    )
    for (const [criteres, attendus] of [
      [{ texte: 'lefevre saint etienne' }, [a.id]],
      [{ texte: 'elan zoe' }, [a.id]],
      [{ texte: '732 829 320 00074' }, [a.id]],
      [{ texte: a.compte.login }, [a.id]],
      [{ texte: 'elan lyon' }, []],
      [{ raisonSociale: 'ELAN' }, [a.id, b.id]],
      [{ raisonSociale: '$élan' }, [a.id]],
      [{ raisonSociale: 'e_an 100' }, [a.id]],
      [{ raisonSociale: '100%' }, [a.id]],
      [{ raisonSociale: '%sud' }, []],
      [{ raisonSociale: String.raw`elan\s` }, [b.id]],
      [{ siret: '732 829 320' }, [a.id]],
      [{ codePostal: '$6900', raisonSociale: 'elan' }, [a.id]],
      [{ commune: 'saint-etienne' }, [a.id]],
      [{ nomAdmin: 'lefe' }, [a.id, b.id]],
      [{ nomAdmin: 'lefevre' }, [a.id]],
      [{ nomAdmin: 'lefe', prenomAdmin: 'zoe' }, [a.id]],
      [{ email: a.compte.login.toUpperCase() }, [a.id]],
      [{ codeAPE: '6832a', raisonSociale: 'elan' }, [a.id]],
      [{ raisonSociale: 'elan', statutTeledeclarant: 'ATT_ACTIVATION' }, [b.id]],
      [{ raisonSociale: 'elan', motDePasseActive: 'oui' }, [a.id]],
      [{ raisonSociale: 'elan', motDePasseActive: 'non' }, [b.id]],
      [{ raisonSociale: 'elan', typeTeledeclarant: 'NOTAIRE' }, []],
      [{ idTeledeclarant: `$${b.id}`, raisonSociale: 'elan' }, [b.id]],
      [{ idTeledeclarant: b.id, raisonSociale: 'elan' }, [b.id]],
    ] as const)
      expect(
        (await trouver(t, criteres)).sort((x, y) => x - y),
        JSON.stringify(criteres),
      ).toEqual([...attendus].sort((x, y) => x - y))
    const [ligne] = (await t.api.rechercherTeledeclarants({ body: { raisonSociale: '$élan' } }))
      .teledeclarantDTOList
    expect(ligne).toMatchObject({
      statutTeledeclarant: 'ACTIF',
      typeTeledeclarant: 'PRO',
      siret: '73282932000074',
      nomAdmin: 'Lefèvre',
      prenomAdmin: 'Zoé',
      motDePasseActive: true,
      commune: 'Saint-Étienne',
      nbCoproprietes: 0,
      utilisateurEmpruntable: a.compte.id,
    })
  })

  it.each(['daubigne', 'd aubigné', 'D’AUBIGNÉ', 'aubigne-saint', 'aubigne saintloup'])(
    'in one box, apostrophes and hyphens apart: %s',
    async (texte) => {
      const t = await teneur()
      const { id } = await nouveau({ raison_sociale: "Cabinet D'Aubigné-Saint-Loup" })
      expect(await trouver(t, { texte })).toContain(id)
    },
  )

  it('answers by pages, sorted, with the total', async () => {
    const t = await teneur()
    for (const nom of ['Pagination C', 'Pagination A', 'Pagination B'])
      await nouveau({ raison_sociale: nom })
    const page = (pageNumber: number, sortDirection: 'ASC' | 'DESC') =>
      t.api.rechercherTeledeclarants({
        body: {
          raisonSociale: '$pagination',
          paginationOptions: { pageNumber, pageSize: 2, sortField: 'raisonSociale', sortDirection },
        },
      })
    const une = await page(1, 'ASC')
    expect(une).toMatchObject({ totalItems: 3, totalPlafonne: false })
    expect(une.teledeclarantDTOList.map((l) => l.raisonSociale)).toEqual([
      'Pagination A',
      'Pagination B',
    ])
    expect((await page(2, 'ASC')).teledeclarantDTOList.map((l) => l.raisonSociale)).toEqual([
      'Pagination C',
    ])
    expect((await page(1, 'DESC')).teledeclarantDTOList[0]?.raisonSociale).toBe('Pagination C')
  })
})

describe('the declarants of the whole country', () => {
  const registre = useRegistre()

  it('answers within its three seconds on forty thousand declarants, and says that there are more than it counts', async () => {
    const { db } = registre()
    await db.query(
      `insert into teledeclarant (type, statut, raison_sociale, commune, rep_nom) select 'PRO', 'ACTIF', 'Cabinet numéro ' || n, 'Ville ' || n % 300, 'Nom' || n from generate_series(1, 40000) n`,
    )
    await db.query(`analyze teledeclarant`)
    const t = await registre().personne('TENEUR_ADMIN_PRINC')
    for (const criteres of [
      {},
      { raisonSociale: 'cabinet' },
      { nomAdmin: 'nom3999' },
      { texte: 'nom3999 ville' },
      { email: '_@_' },
      { raisonSociale: '_' },
    ]) {
      // Beyond the time that a search has, the register refuses it: recherche-trop-large.
      const lu = await t.api.rechercherTeledeclarants({ body: criteres })
      if (criteres.raisonSociale === 'cabinet')
        expect(lu).toMatchObject({ totalItems: 10_000, totalPlafonne: true })
    }
  }, 90_000)
})
