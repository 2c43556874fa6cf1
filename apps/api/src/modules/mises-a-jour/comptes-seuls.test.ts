import { jeuDeRegles, lireLigneRnic } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { ABIMEES, type Ligne, REELLES } from '../donnees/reelles-de-test.ts'
import { annuelle, courante, filer, immatriculee } from './mises-a-jour.exemple.ts'

describe('accounts alone', () => {
  const registre = useRegistre()

  it.each([
    [
      'no parcel',
      `jsonb_set(contenu, '{identification,parcelle}', '[]')`,
      'identification.parcelle',
    ],
    [
      'no period of construction',
      `jsonb_set(contenu, '{donneesTechniques,periodeConstruction}', 'null')`,
      'donneesTechniques.periodeConstruction',
    ],
    [
      'no building',
      `jsonb_set(contenu, '{donneesTechniques,nbBatimentsTotal}', '0')`,
      'donneesTechniques.nbBatimentsTotal',
    ],
    ['an unknown SIRET', `jsonb_set(contenu, '{identification,siret}', '"73282932000074"')`, ''],
  ] as const)(
    'files the accounts of a record with %s, attached or expired, and tells it',
    async (_nom, ancien, champ) => {
      const r = registre()
      for (const expire of [false, true]) {
        const syndic = await r.personne('TELE_PRO_GESTION')
        const { id, annee } = await immatriculee(r, syndic)
        await r.db.query(`update declaration set contenu = ${ancien} where copropriete_id = $1`, [
          id,
        ])
        if (expire) {
          await r.db.query(
            `update copropriete set etat = 'IMMATRICULEE_RATTACHEMENT_EXPIRE', version = version + 1 where id = $1`,
            [id],
          )
          await r.db.query(`update mandat set etat = 'EXPIRE' where copropriete_id = $1`, [id])
        }
        const d = await annuelle(syndic, id, annee, { montantDettes: 9000 })
        const deposee = await filer(syndic, d)
        expect([deposee.etat, deposee.typeMaj]).toEqual(['COURANTE', 'ANNUELLE'])
        const dits = (await courante(syndic, id)).controle.aCompleter ?? []
        // From 2027 on, a building says it, and not the whole.
        const demande =
          champ.startsWith('identification') ||
          (champ !== '' && jeuDeRegles(r.clock.today()).code === '2016')
        if (demande) expect(dits.map((f) => f.champ)).toContain(champ)
      }
    },
  )

  // The last one says its number alone.
  const REPRISES = [...REELLES, ...ABIMEES, { numero_immatriculation: 'AB0000009' }].map(
    (ligne: Ligne) => {
      const lue = lireLigneRnic((colonne) => ligne[colonne], {
        aujourdhui: '2026-11-21',
        commune: () => undefined,
      })
      return [lue.ligne?.numero ?? '', lue.ligne?.contenu] as const
    },
  )
  it.each(REPRISES)(
    'files the accounts of a record that a file brought: %s',
    async (_numero, contenu) => {
      const r = registre()
      const syndic = await r.personne('TELE_PRO_GESTION')
      const { id, annee } = await immatriculee(r, syndic)
      await r.db.query(`update declaration set contenu = $2::jsonb where copropriete_id = $1`, [
        id,
        JSON.stringify(contenu),
      ])
      const depot = filer(syndic, await annuelle(syndic, id, annee, { montantDettes: 9000 }))
      // Buildings are asked once, by the first update of a new set of the law: no file brings them.
      if (jeuDeRegles(r.clock.today()).code === '2016')
        expect(await depot).toMatchObject({ etat: 'COURANTE', typeMaj: 'ANNUELLE' })
      else
        await expect(depot).rejects.toMatchObject({
          problem: { champs: [{ code: 'BAT-LISTE', champ: 'donneesTechniques.batiments' }] },
        })
    },
  )
})
