import type { Db } from '@registre/db'
import { RECOURS_PAR_DEFAUT, TYPES_MOTIF_REFUS, motifsDuRefus } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { serviceDe } from '../../platform/service.ts'
import { completer } from '../courriels/accuse.ts'
import { EXEMPLES } from '../courriels/exemples-de-test.ts'
import { remplir } from '../courriels/gabarits.ts'
import { creerLiens } from '../courriels/gabarits/liens.ts'
import type { NomModele } from '../courriels/gabarits/modeles.ts'
import { copropriete, demander, personnes } from '../rattachements/rattachements-de-test.ts'
import { noterLues } from './lecture.repository.ts'

const liens = creerLiens({
  PUBLIC_URL: 'https://registre.test',
  PORT: 3000,
  SECRET: 'x'.repeat(40),
  SECRETS_PRECEDENTS: [],
  SERVICE_NOM: 'Service du registre',
  SERVICE_ADRESSE: '1 rue du Fort;75001 Paris',
  SERVICE_COURRIEL: 'registre@service.test',
  AIDE_TELEPHONE: '01 02 03 04 05',
  VOIES_DE_RECOURS: RECOURS_PAR_DEFAUT,
  SILENCE_VAUT: { RATTACHEMENT: { effet: 'rejet', mois: 2 } },
})
const demande = { id: 91, deposeeLe: '2026-11-27' }
const texteDe = (modele: NomModele): string => {
  const contenu = remplir(modele, EXEMPLES[modele] as never, liens)
  return JSON.stringify(completer(modele, contenu, { demande }, liens))
}

describe('what an act of the register says', () => {
  it.each(['demande-envoyee', 'rattachement-demande', 'dissolution-declaree', 'doublon-en-examen'])(
    'receipt %s: its reference, its day, the service and how to reach it',
    (modele) => {
      const texte = texteDe(modele as NomModele)
      for (const dit of [
        'R-2026-91',
        '27/11/2026',
        'Service du registre, 1 rue du Fort, 75001 Paris',
        '01 02 03 04 05',
        'registre@service.test',
      ])
        expect(texte).toContain(dit)
      expect(texte).toContain(
        modele === 'rattachement-demande' ? 'pendant 2 mois vaut rejet' : 'Non établi',
      )
    },
  )
  it.each(['demande-refusee', 'precisions-expirees', 'doublon-confirme', 'mandat-retire'])(
    '%s says how it is contested',
    (modele) => expect(texteDe(modele as NomModele)).toContain('tribunal administratif'),
  )
  it('every motive but the free one names its rule', () => {
    for (const motif of TYPES_MOTIF_REFUS.filter((m) => m !== 'AUTRE'))
      expect(motifsDuRefus([motif])[0]).toMatch(/ : .*\(CCH, L711/)
  })
  it('a setting that is empty is a line less', () => {
    expect(serviceDe({ SERVICE_NOM: 'Service', SERVICE_ADRESSE: '' }).service).toEqual(['Service'])
  })
})

describe('a decision, on the register', () => {
  const registre = useRegistre()
  const refusee = async (r: Registre) => {
    const [ancien, nouveau, teneur] = await personnes(r)
    const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', ancien.teledeclarantId)
    const { idDemande, idMandat } = await demander(nouveau, c, r.clock.today())
    await teneur.api.ouvrirDemande({ params: { id: idMandat } })
    await teneur.api.refuserDemande({
      params: { immat: c.numero, idMandat },
      query: { raison: 'Page 2 illisible', typesMotifRefus: 'JUSTIFICATIF_ILLISIBLE' },
    })
    const reference = `R-${r.clock.today().slice(0, 4)}-${idDemande}`
    return { nouveau, teneur, idDemande, reference }
  }

  it('one reference finds the request in the queue, decided or not, whatever the view', async () => {
    const r = registre()
    const { teneur, idDemande, reference } = await refusee(r)
    for (const vue of ['A_TRAITER', 'EN_ATTENTE'] as const) {
      const { lignes } = await teneur.api.listerFile({
        body: { vue, texte: ` ${reference.toLowerCase()} ` },
      })
      expect(lignes).toMatchObject([{ id: idDemande, reference, situation: 'DECIDEE' }])
    }
    const { ligneRechercheDeclarationDTOList: trouvees } = await teneur.api.rechercherDemandes({
      body: { immatriculationOuNom: reference },
    })
    expect(trouvees).toMatchObject([{ id: idDemande, reference }])
  })

  it('is read too while nothing can be written: the next reading is the first', async () => {
    const r = registre()
    const { nouveau, idDemande } = await refusee(r)
    const lues = () => r.db.query('select 1 from decision_lue where demande_id = $1', [idDemande])
    const noter = (db: Pick<Db, 'query'>) =>
      noterLues(db, nouveau.teledeclarantId ?? 0, { demandes: [idDemande] }, r.clock.now())
    await r.db.transaction(async (tx) => {
      await tx.sql('set transaction read only')
      await noter({ query: tx.sql })
    })
    expect(await lues()).toEqual([])
    await noter(r.db)
    expect(await lues()).toHaveLength(1)
  })

  it('keeps the day when who asked first opened it, tells it, and a keeper’s reading is none', async () => {
    const r = registre()
    const { nouveau, teneur, idDemande, reference } = await refusee(r)
    const lire = async () =>
      (await teneur.api.lireInfosValidation({ params: { n: idDemande } })).demande
    expect(await lire()).toMatchObject({ reference, ouverteLe: null })
    expect((await lire()).decideePar).not.toBe('')
    const recu = await nouveau.api.lireRecu({ params: { reference } })
    const le = r.clock.now().toISOString()
    expect(recu).toMatchObject({
      ouverteLe: le,
      silence: null,
      refus: {
        motifs: motifsDuRefus(['JUSTIFICATIF_ILLISIBLE']),
        explication: 'Page 2 illisible',
        recours: RECOURS_PAR_DEFAUT,
      },
    })
    r.clock.advance({ minutes: 5 })
    await nouveau.api.lireRecu({ params: { reference } })
    expect(await lire()).toMatchObject({ ouverteLe: le })
  })
})
