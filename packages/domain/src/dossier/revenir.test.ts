import { describe, expect, it } from 'vitest'
import { CODES_SORTES_DECISION, type Decision, SORTES_DE_DECISION } from '../decision/decision.ts'
import { appliquer } from './appliquer.ts'
import { avancer } from './avancer.ts'
import {
  codeDe,
  enDissolution,
  enExamen,
  faitsTeneur,
  MAINTENANT,
  unDossier,
  uneDeclaration,
  uneDemande,
  unMandat,
} from './dossier.exemple.ts'
import type { Dossier } from './dossier.ts'
import { modifierDates } from './modifier-dates.ts'
import { raconter } from './raconter.ts'
import { refuser } from './refuser.ts'
import { CAS_DE_DECISION, prendre, reprendre } from './revenir.exemple.ts'
import { valider } from './valider.ts'

const TOUS = CODES_SORTES_DECISION.flatMap((sorte) =>
  Object.entries(CAS_DE_DECISION[sorte]).map(([nom, cas]) => ({ sorte, nom, cas })),
)
/** The dossier, its number and what begins anew left aside: due days, the silence that is waited for. */
const commeAvant = (d: Dossier) => ({
  ...Object.fromEntries(Object.entries(d).filter(([clef]) => clef in unDossier())),
  numero: null,
  mandats: d.mandats.toSorted((a, b) => a.id - b.id),
  demandes: d.demandes.map((x) => ({ ...x, echeance: '', suspendueLe: null })),
})

describe('taken back at once by who decided', () => {
  it.each(TOUS)('$sorte $nom: as before, nobody is told', ({ cas, sorte }) => {
    const { apres, decision, but } = prendre(cas)
    const { rendu, changement } = reprendre(apres, decision)
    expect(commeAvant(rendu)).toEqual(commeAvant(but))
    expect(changement.envois).toEqual([])
    expect(changement.annexes).toEqual([{ annexe: 'reprise', decision }])
    const ligne = raconter(apres, changement).find((l) => ['revenir', 'restaurer'].includes(l.type))
    expect(ligne?.donnees).toMatchObject({ revientSur: 1000, decision: sorte, voie: 'PROPRE' })
  })
  it('the number stays, a new validation gives it again, a refusal cancels it', () => {
    const cas = CAS_DE_DECISION.valider['whose mandate runs']
    if (!cas) throw new Error('no case')
    const { apres, decision } = prendre(cas)
    const { rendu } = reprendre(apres, decision)
    expect([rendu.etat, rendu.numero]).toEqual([
      'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
      'AA0000043',
    ])
    const examinee = { ...enExamen(), numero: rendu.numero }
    const encore = valider(
      examinee,
      { demandeId: 1, version: null },
      { ...faitsTeneur(), numero: 'AA0000044' },
    )
    expect(appliquer(examinee, encore).numero).toBe('AA0000043')
    const refus = refuser(
      examinee,
      { demandeId: 1, raison: 'Non', typesMotifRefus: ['AUTRE'] },
      faitsTeneur(),
    )
    expect(appliquer(examinee, refus)).toMatchObject({
      etat: 'IMMATRICULATION_ANNULEE',
      numero: 'AA0000043',
      declarations: [{ etat: 'SUPPRIME' }],
    })
    expect(refus.envois).toMatchObject([{ modele: 'immatriculation-annulee' }])
  })
  it('a request that its author holds beside it is free again', () => {
    const avant = enDissolution()
    const { apres, decision } = prendre({
      avant,
      prendre: (d) =>
        modifierDates(d, { mandatId: 1, date: '2027-03-31', bout: 'fin' }, faitsTeneur()),
    })
    expect(reprendre(apres, decision).rendu).toMatchObject({
      etat: 'DISSOLUTION_A_VALIDER',
      mandats: avant.mandats,
      demandes: [{ etat: 'A_VALIDER', verrouParId: null }],
    })
  })
  it('what is to be decided anew has new days', () => {
    const cas = CAS_DE_DECISION['valider-rattachement']['that ends a running mandate']
    if (!cas) throw new Error('no case')
    const { apres, decision } = prendre(cas)
    expect(reprendre(apres, decision).rendu.demandes[0]).toMatchObject({
      etat: 'A_VALIDER',
      echeance: '2026-11-27',
      decideeLe: null,
      verrouParId: null,
    })
  })
})

describe('taken back later', () => {
  const tard = { tenueJusqua: MAINTENANT }
  it.each(TOUS.filter(({ sorte }) => !SORTES_DE_DECISION[sorte].donneDroit))(
    '$sorte $nom: reopened by an administrator, who tells',
    ({ cas }) => {
      const { apres, decision, but } = prendre(cas, tard)
      const { rendu, changement } = reprendre(apres, decision, undefined, {
        ...faitsTeneur({ utilisateurId: 51 }),
      })
      expect(commeAvant(rendu)).toEqual(commeAvant(but))
      expect(changement.envois.length).toBeGreaterThan(0)
    },
  )
  it('each person reads what concerns it, in one mail', () => {
    const { apres, decision } = prendre(
      {
        avant: unDossier(),
        prendre: CAS_DE_DECISION['modifier-dates']['that end a mandate']!.prendre,
      },
      tard,
    )
    expect(reprendre(apres, decision).changement.envois).toMatchObject([
      {
        a: 'durand@exemple.test',
        modele: 'decision-reprise',
        donnees: {
          effets: [
            'Votre mandat est de nouveau celui d’avant cette décision : du 01/01/2026 au 31/12/2026.',
          ],
        },
      },
    ])
  })
  it('a silence that is taken back awaits the answer again, and no attestation is spoken of', () => {
    const cas = Object.values(CAS_DE_DECISION['expirer-precisions'])[0]!
    const { apres, decision } = prendre(cas, tard)
    expect(reprendre(apres, decision).changement.envois).toMatchObject([
      {
        donnees: {
          certifiee: false,
          effets: [expect.stringContaining('précisions demandées sont de nouveau attendues')],
        },
      },
    ])
  })
  it.each(TOUS)('$sorte $nom: by the hotline, only its own act', ({ cas }) => {
    const hotline = (decision: Decision, apres: Dossier) =>
      codeDe(() =>
        reprendre(apres, decision, undefined, faitsTeneur({ profil: 'TENEUR_ASS_HOTLINE_ADMIN' })),
      )
    const propre = prendre(cas)
    expect(hotline(propre.decision, propre.apres)).toBe('ok')
    const tardive = prendre(cas, tard)
    expect(hotline(tardive.decision, tardive.apres)).toBe('acces-non-autorise')
  })
  it('the day after is late, whatever the delay', () => {
    const cas = CAS_DE_DECISION['refuser-rattachement']['beside a syndic in place']!
    const { apres, decision } = prendre(cas)
    const demain = {
      ...faitsTeneur({ profil: 'TENEUR_ASS_HOTLINE_ADMIN' }),
      jour: '2026-11-23',
      maintenant: decision.priseLe + 1,
    }
    expect(codeDe(() => reprendre(apres, decision, undefined, demain))).toBe('acces-non-autorise')
  })
  it('once', () => {
    const { apres, decision } = prendre(CAS_DE_DECISION.refuser['without a number']!)
    expect(codeDe(() => reprendre(apres, { ...decision, repriseLe: MAINTENANT }))).toBe(
      'deja-decide',
    )
  })
  it('what the calendar did since is done again from what is given back', () => {
    const { apres, decision } = prendre(
      CAS_DE_DECISION['valider-rattachement']['after the term of the mandate in place']!,
    )
    const plusTard = '2027-02-01'
    const avance = appliquer(apres, avancer(apres, plusTard))
    expect(avance.mandats.map((m) => m.etat)).toEqual(['ARCHIVE', 'EN_COURS'])
    const faits = { ...faitsTeneur(), maintenant: MAINTENANT + 1 }
    const rendu = reprendre(avance, decision, undefined, faits).rendu
    expect(rendu.mandats.map((m) => m.etat)).toEqual(['EN_COURS', 'DEMANDE'])
    const lendemain = appliquer(rendu, avancer(rendu, plusTard))
    expect([lendemain.etat, lendemain.mandats[0]?.etat]).toEqual([
      'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      'EXPIRE',
    ])
  })
})

describe('not while something rests on it', () => {
  const succession = () =>
    prendre(CAS_DE_DECISION['valider-rattachement']['that ends a running mandate']!)
  const messages = (
    d: Dossier,
    decision: Decision,
    suites = { posterieures: [], successeurs: [] },
  ) => {
    try {
      reprendre(d, decision, suites)
      return []
    } catch (e) {
      return (
        e as { details: { infos: { obstacles: { lien: { quoi: string } }[] } } }
      ).details.infos.obstacles.map((o) => o.lien.quoi)
    }
  }
  const { apres, decision } = succession()
  it.each<[string, Dossier, string[]]>([
    [
      'a request filed since',
      {
        ...apres,
        demandes: [...apres.demandes, uneDemande({ id: 9, etat: 'A_VALIDER', verrouParId: null })],
      },
      ['demande'],
    ],
    [
      'a renewal',
      {
        ...apres,
        mandats: [
          ...apres.mandats,
          unMandat({ id: 9, etat: 'A_VENIR', debut: '2027-11-01', fin: '2028-10-31' }),
        ],
      },
      ['mandat'],
    ],
    [
      'an update in force',
      { ...apres, declarations: [uneDeclaration({ id: 9 })] },
      ['declaration'],
    ],
    [
      'dates that were moved since',
      { ...apres, mandats: apres.mandats.map((m) => ({ ...m, fin: '2028-01-01' })) },
      ['fiche'],
    ],
    ['a deletion', { ...apres, etat: 'SUPPRIMEE' }, []],
  ])('%s', (nom, d, attendus) =>
    nom === 'a deletion'
      ? expect(codeDe(() => reprendre(d, decision))).toBe('transition-interdite')
      : expect(messages(d, decision)).toEqual(attendus),
  )
  it('a later decision comes first; one that moved nothing of it does not', () => {
    const refus = prendre(CAS_DE_DECISION['refuser-rattachement']['beside a syndic in place']!, {
      id: 2,
    }).decision
    const dates = prendre(CAS_DE_DECISION['modifier-dates']['that end a mandate']!, {
      id: 3,
    }).decision
    const ailleurs = {
      ...refus,
      avant: { ...refus.avant, mandats: [] },
      apres: { ...refus.apres, mandats: [] },
    }
    const suites = { posterieures: [dates, ailleurs], successeurs: [] as string[] }
    try {
      reprendre(apres, decision, suites)
      expect.unreachable()
    } catch (e) {
      expect((e as { details: { infos: unknown } }).details.infos).toMatchObject({
        obstacles: [{ lien: { quoi: 'decision', id: 3 } }],
      })
    }
  })
  it('a successor that was declared since', () => {
    try {
      reprendre(apres, decision, { posterieures: [], successeurs: ['Cabinet Roux'] })
      expect.unreachable()
    } catch (e) {
      expect(String(e)).toContain('Cabinet Roux')
    }
  })
  it('a refused registration that its declarant has taken up', () => {
    const refus = prendre(CAS_DE_DECISION.refuser['without a number']!)
    expect(codeDe(() => reprendre({ ...refus.apres, etat: 'BROUILLON' }, refus.decision))).toBe(
      'transition-interdite',
    )
  })
})
