import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { scellerJournal } from '../journal/sceller-journal.ts'
import { ceder, immatriculee } from '../mises-a-jour/mises-a-jour.exemple.ts'
import { lignesDe, travailler } from './portefeuilles-de-test.ts'

describe('a row of a former syndic', () => {
  const registre = useRegistre()

  it('says before and after that it waits for the syndic in office, and both follow it', async () => {
    const r = registre()
    const [ancien, nouveau] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
    ])
    const { id: coproprieteId, annee, mandatId } = await immatriculee(r, ancien)
    await ceder(r, coproprieteId, mandatId, nouveau)
    const [c] = await r.db.query<{ numero: string }>(
      `select numero_immatriculation as numero from copropriete where id = $1`,
      [coproprieteId],
    )
    const ligne = {
      numero: c?.numero ?? '',
      dateDebutExercice: `01/01/${annee + 1}`,
      dateClotureComptes: `31/12/${annee + 1}`,
      dateAg: `20/05/${annee + 2}`,
      chargesOperationsCourantes: 41_200,
      chargesOperationsExceptionnelles: 0,
      montantDettes: 900,
      montantImpayesCoproprietaires: 300,
      nbCoproprietairesImpayes: 1,
      montantFondTravaux: 2000,
    }
    const controler = async (autre: object = {}) => {
      const vu = await ancien.api.controlerPortefeuille({
        body: { lignes: [{ ...ligne, ...autre }] },
      })
      return { id: vu.id, lignes: await lignesDe(ancien, vu.id) }
    }
    const { id, lignes } = await controler()
    expect(lignes).toMatchObject([{ etat: 'PRETE', sousAccord: true }])
    await ancien.api.deposerPortefeuille({ params: { id }, body: {} })
    await travailler(r)
    expect(await lignesDe(ancien, id)).toMatchObject([{ etat: 'ATTEND_ACCORD', sousAccord: true }])
    const csv = await (
      await ancien.api.telechargerResultatPortefeuille({ params: { id }, query: { format: 'csv' } })
    ).blob.text()
    expect(csv).toContain('Déposée, en attente de l’accord du syndic actuel')

    // The same row again files nothing; another one is refused before it is filed.
    expect((await controler()).lignes).toMatchObject([{ etat: 'ATTEND_ACCORD' }])
    expect((await controler({ montantDettes: 901 })).lignes).toMatchObject([
      { etat: 'EN_ERREUR', erreurs: [{ code: 'deja-existant' }] },
    ])

    const [declaration] = await nouveau.api.listerDeclarationsPredecesseur({})
    await nouveau.api.accepterDeclarationPredecesseur({ params: { id: declaration?.id ?? 0 } })
    await scellerJournal(r.deps)
    for (const { api } of [ancien, nouveau]) {
      const { changements } = await api.lireChangements({ query: { depuis: 0 } })
      const siens = changements.filter((x) => x.copropriete.id === coproprieteId)
      expect(siens.slice(-2)).toMatchObject([
        { evenement: 'declarer-par-predecesseur', de: '', vers: '' },
        { evenement: 'mettre-a-jour' },
      ])
    }
    expect((await controler()).lignes).toMatchObject([{ etat: 'DEJA_ENREGISTREE' }])
  })
})
