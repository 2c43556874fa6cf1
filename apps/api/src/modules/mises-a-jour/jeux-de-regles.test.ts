import { ApiError } from '@registre/contract/client'
import { batimentValide } from '@registre/demonstration/contenu'
import { type Batiment, formatFrDate } from '@registre/domain'
import type { Personne } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { annuelle, courante, filer, immatriculee } from './mises-a-jour.exemple.ts'

type Declaration = Awaited<ReturnType<Personne['api']['lireBrouillon']>>
/** A building as it travels. */
const bat = (jour: string, plus: Partial<Batiment> = {}): Batiment => ({
  ...batimentValide(jour, plus),
  constateLe: formatFrDate(jour),
})
const noms = (d: Declaration) => d.immatCopropriete.donneesTechniques.batiments?.map((b) => b.nom)
type Technique = Declaration['immatCopropriete']['donneesTechniques']

const enregistrer = (
  p: Personne,
  d: Declaration,
  donneesTechniques: Technique,
  flag: 'true' | 'false' = 'true',
) => {
  // What repeats another declaration, or other buildings, is not this one's.
  const ecrit = { ...donneesTechniques, id: null, classementEnergetique: null }
  return p.api.enregistrerDeclaration({
    params: { flag, x: d.id ?? 0 },
    body: {
      id: d.id,
      version: d.version,
      typeImmat: d.typeImmat,
      immatCopropriete: { donneesTechniques: ecrit },
      confirmations: d.controle.aConfirmer.map((e) => e.code),
    },
  })
}

const champsRefuses = async (appel: Promise<unknown>): Promise<string[]> => {
  const refus = await appel.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(refus instanceof ApiError)) throw new Error('not refused')
  return (refus.problem.champs ?? []).map((c) => c.champ)
}

/** The same house, another day: a session does not live so long. */
const leJour = async (r: Registre, syndic: Personne, jour: string): Promise<Personne> => {
  r.clock.set(`${jour}T09:00:00Z`)
  return r.personne('TELE_PRO_ADMIN_PRINC', syndic.teledeclarantId ?? undefined)
}

const standard = (p: Personne, coproprieteId: number) =>
  p.api.commencerMiseAJour({ body: { coproprieteId, type: 'STANDARD' } })

describe('the former shape of the technical block', () => {
  const registre = useRegistre()

  it('says until when it is understood; the new one and the other blocks say nothing', async () => {
    const r = registre()
    r.clock.set('2026-11-20T09:00:00Z')
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id } = await immatriculee(r, syndic)
    const { donneesTechniques, identification } = (await courante(syndic, id)).immatCopropriete
    const entetes = async (immatCopropriete: object) => {
      const reponse = await r.app.inject({
        method: 'PUT',
        url: '/api/coproprietes/declaration/false/1',
        headers: {
          cookie: [...syndic.cookies].map(([n, v]) => `${n}=${v}`).join('; '),
          'sec-fetch-site': 'same-origin',
        },
        payload: { id: 1, version: 1, typeImmat: 'DEFAULT', immatCopropriete },
      })
      return [typeof reponse.headers['deprecation'], reponse.headers['sunset']]
    }
    expect(await entetes({ donneesTechniques })).toEqual([
      'string',
      'Sun, 21 Feb 2027 00:00:00 GMT',
    ])
    expect(await entetes({ donneesTechniques: { ...donneesTechniques, batiments: [] } })).toEqual([
      'undefined',
      undefined,
    ])
    expect(await entetes({ identification })).toEqual(['undefined', undefined])
  })
})

describe('a co-ownership across 21 February 2027', () => {
  const registre = useRegistre()

  it('is updated under the former set in January, under the new one in March, and reads rightly', async () => {
    const r = registre()
    r.clock.set('2026-11-20T09:00:00Z')
    const en2026 = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, en2026)

    const janvier = await leJour(r, en2026, '2027-01-15')
    const deJanvier = await filer(janvier, await annuelle(janvier, id, annee))
    expect(deJanvier).toMatchObject({ jeu: '2016', jeuDebiteurs: '2016' })
    expect('batiments' in deJanvier.immatCopropriete.donneesTechniques).toBe(false)

    const mars = await leJour(r, en2026, '2027-03-10')
    // What was filed keeps its set and its shape, whatever the day.
    expect((await courante(mars, id)).jeu).toBe('2016')
    expect('batiments' in (await courante(mars, id)).immatCopropriete.donneesTechniques).toBe(false)
    const ouverte = await standard(mars, id)
    expect(ouverte).toMatchObject({ jeu: '2027', jeuDuDebut: '2027', jeuDebiteurs: '2016' })
    const { nbBatimentsTotal } = deJanvier.immatCopropriete.donneesTechniques
    expect(ouverte.immatCopropriete.donneesTechniques.batiments).toHaveLength(nbBatimentsTotal)

    // A program that only knows the former shape is told what is missing, by name.
    const ancienne = deJanvier.immatCopropriete.donneesTechniques
    const manquants = await champsRefuses(enregistrer(mars, ouverte, ancienne))
    expect(manquants).toContain('donneesTechniques.batiments.0.nbEtages')

    const batiments = [
      bat('2027-03-10'),
      bat('2027-03-10', { cle: 'b2', nom: 'Bâtiment B', typeChauffage: 'SANS_CHAUFFAGE' }),
    ]
    const deMars = await enregistrer(mars, ouverte, { ...ancienne, batiments })
    expect(deMars).toMatchObject({ etat: 'COURANTE', jeu: '2027', jeuDebiteurs: '2016' })
    expect(deMars.immatCopropriete.donneesTechniques).toMatchObject({
      nbBatimentsTotal: 2,
      classementEnergetiqueComplet: { ETIQ_NON_DETERMINE: 2 },
      typeChauffage: 'INDIVIDUEL',
    })

    const passees = await mars.api.listerDeclarationsPrecedentes({ params: { id } })
    expect(passees.map((p) => p.jeu)).toEqual(['2027', '2016', '2016'])
    const { champs } = await mars.api.comparerDeclarations({
      params: { id },
      query: { de: deJanvier.id ?? 0, a: deMars.id ?? 0 },
    })
    expect(champs).toContain('donneesTechniques.batiments.b2')
    const [fiche] = await r.db.query<{ jeu: string; jeu_debiteurs: string; nb_batiments: number }>(
      `select jeu, jeu_debiteurs, nb_batiments from fiche_actuelle where copropriete_id = $1`,
      [id],
    )
    expect(fiche).toEqual({ jeu: '2027', jeu_debiteurs: '2016', nb_batiments: 2 })
  })

  it('counts debtors by two quarters in the first year that closes after the date', async () => {
    const r = registre()
    r.clock.set('2027-06-01T09:00:00Z')
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id } = await immatriculee(r, syndic, (c) => {
      Object.assign(c.donneesFinancieres, {
        dateDebutExercice: '2026-04-01',
        dateClotureComptes: '2027-03-31',
        dateAg: '2027-05-20',
      })
    })
    expect(await courante(syndic, id)).toMatchObject({ jeu: '2027', jeuDebiteurs: '2027' })
  })

  it('carries a draft over, tells it what is new, and refuses the list before the date', async () => {
    const r = registre()
    r.clock.set('2026-11-20T09:00:00Z')
    const en2026 = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id } = await immatriculee(r, en2026)
    const fevrier = await leJour(r, en2026, '2027-02-20')
    const brouillon = await standard(fevrier, id)
    const { donneesTechniques } = brouillon.immatCopropriete
    const trop = enregistrer(fevrier, brouillon, {
      ...donneesTechniques,
      batiments: [bat('2027-02-20')],
    })
    expect(await champsRefuses(trop)).toEqual(['donneesTechniques.batiments'])

    const lendemain = await leJour(r, en2026, '2027-02-21')
    const repris = await standard(lendemain, id)
    expect(repris).toMatchObject({ id: brouillon.id, jeu: '2027', jeuDuDebut: '2016' })
    expect(repris.immatCopropriete.donneesTechniques.batiments).toHaveLength(
      donneesTechniques.nbBatimentsTotal,
    )
  })

  it('is prepared before the date, kept until it, and taken by the annual update that follows', async () => {
    const r = registre()
    r.clock.set('2026-11-20T09:00:00Z')
    const en2026 = await r.personne('TELE_PRO_ADMIN_PRINC')
    const { id, annee } = await immatriculee(r, en2026)
    const preparer = (p: Personne) =>
      p.api.commencerMiseAJour({ body: { coproprieteId: id, type: 'STANDARD', preparer: true } })
    const prepare = await preparer(en2026)
    expect(prepare).toMatchObject({ jeu: '2027', jeuDuDebut: '2027', etape: 'donnees-techniques' })
    const tour = bat('2026-11-20', { nom: 'Tour Nord', nbEtages: 17 })
    const { donneesTechniques } = prepare.immatCopropriete
    const garde = await enregistrer(
      en2026,
      prepare,
      { ...donneesTechniques, batiments: [tour] },
      'false',
    )
    expect(garde.immatCopropriete.donneesTechniques.batiments).toHaveLength(1)
    // Today's update is another draft, which lists nothing.
    const duJour = await standard(en2026, id)
    expect(duJour).toMatchObject({ jeu: '2016' })
    expect(duJour.id).not.toBe(prepare.id)
    expect((await preparer(en2026)).id).toBe(prepare.id)
    const tropTot = enregistrer(en2026, garde, { ...donneesTechniques, batiments: [tour] })
    await expect(tropTot).rejects.toMatchObject({
      problem: {
        code: 'transition-interdite',
        message: expect.stringContaining('elle se dépose à partir de ce jour'),
      },
    })

    // Of an annual update that is begun before the day, the buildings are still counted.
    const commencee = await annuelle(en2026, id, annee)
    expect(noms(commencee)).toBeUndefined()
    expect(
      (await en2026.api.listerBrouillons({})).map((b) => [b.id, b.typeMaj, b.jeu]).toSorted(),
    ).toEqual(
      [
        [prepare.id, 'STANDARD', '2027'],
        [duJour.id, 'STANDARD', '2016'],
        [commencee.id, 'ANNUELLE', '2016'],
      ].toSorted(),
    )

    const mars = await leJour(r, en2026, '2027-03-10')
    // Read again after it, it takes those that were prepared, and files them.
    expect(noms(await mars.api.lireBrouillon({ params: { id: commencee.id ?? 0 } }))).toEqual([
      'Tour Nord',
    ])
    const reprise = await annuelle(mars, id, annee)
    expect([reprise.id, noms(reprise)]).toEqual([commencee.id, ['Tour Nord']])
    const depose = await standard(mars, id)
    expect(depose.id).toBe(prepare.id)
    expect(await filer(mars, depose)).toMatchObject({ etat: 'COURANTE', jeu: '2027' })
    await expect(preparer(mars)).rejects.toMatchObject({
      problem: { code: 'transition-interdite' },
    })
  })
})
