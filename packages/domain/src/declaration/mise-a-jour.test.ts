import { describe, expect, it } from 'vitest'
import type { Acteur } from '../acces/acteur.ts'
import { autoritesDe } from '../acces/autorites-par-profil.ts'
import { PROFILS, type Profil } from '../acces/profils.ts'
import type { CoproprieteVue } from '../copropriete/copropriete.policy.ts'
import { champsDifferents, ecartsFinanciers, reporterModifications } from './comparaison.ts'
import { contenuExemple } from './declaration.exemple.ts'
import { etapesPour } from './etapes.ts'
import {
  cloturesADeclarer,
  contenuDeDepart,
  contenuPropose,
  exerciceDe,
  exerciceEnCours,
  typeMajDeclare,
} from './mise-a-jour.ts'
import { peutJugerPredecesseur, typeOuvert, voieMiseAJour } from './mise-a-jour.policy.ts'

const acteur = (profil: Profil, teledeclarantId: number | null = 1): Acteur => ({
  utilisateurId: 7,
  teledeclarantId,
  profil,
  autorites: autoritesDe(profil),
  enAttenteActivation: false,
  emprunte: false,
})
const copro: CoproprieteVue = {
  etat: 'IMMATRICULEE_RATTACHEE',
  auteurTeledeclarantId: 9,
  syndicsRattaches: [1, 3],
  syndicCourant: 1,
  predecesseurs: [2],
}

describe('who updates', () => {
  it('the syndic in office at once, its predecessor under its acceptance, a syndic to come not yet', () => {
    const voies = [1, 2, 3, 9].map((id) =>
      voieMiseAJour(acteur('TELE_PRO_GESTION', id), copro, 'ANNUELLE'),
    )
    expect(voies).toEqual(['directe', 'a-accepter', null, null])
    expect(
      [1, 2].map((id) => peutJugerPredecesseur(acteur('TELE_PRO_GESTION', id), copro)),
    ).toEqual([true, false])
    expect(
      voieMiseAJour(
        { ...acteur('TELE_PRO_GESTION'), enAttenteActivation: true },
        copro,
        'STANDARD',
      ),
    ).toBeNull()
  })

  it('the last syndic alone once the mandate expired', () => {
    const expire: CoproprieteVue = { ...copro, etat: 'IMMATRICULEE_RATTACHEMENT_EXPIRE' }
    expect(
      [1, 2].map((id) => voieMiseAJour(acteur('TELE_NONPRO_GESTION', id), expire, 'STANDARD')),
    ).toEqual(['directe', null])
    // Nobody is written as the last one: each establishment whose mandate expired.
    const rattaches = { ...expire, syndicCourant: null }
    const { syndicCourant: _sans, ...inconnu } = expire
    for (const sansDernier of [rattaches, inconnu])
      expect(
        [1, 3, 4].map((id) =>
          voieMiseAJour(acteur('TELE_PRO_GESTION', id), sansDernier, 'ANNUELLE'),
        ),
      ).toEqual(['directe', 'directe', null])
    expect(peutJugerPredecesseur(acteur('TELE_PRO_GESTION', 1), expire)).toBe(false)
    const sansDroit = { ...acteur('TELE_PRO_GESTION', 1), autorites: [] }
    expect(peutJugerPredecesseur(sansDroit, copro)).toBe(false)
  })

  it.each([
    ['ANNUELLE', 'ANNUELLE'],
    ['COMPTESNONAPPROUVES', 'ANNUELLE'],
    ['STANDARD', 'STANDARD'],
    ['MODIFICATION_ADMIN', 'MODIFICATION_ADMIN'],
    [null, 'STANDARD'],
  ] as const)('what was declared as %s was opened as %s', (typeMaj, attendu) =>
    expect(typeOuvert(typeMaj)).toBe(attendu),
  )

  it('the notary who registered it until a syndic comes, never annually; keeper administrators', () => {
    const sans: CoproprieteVue = {
      etat: 'IMMATRICULEE_A_RATTACHER',
      auteurTeledeclarantId: 1,
      syndicsRattaches: [],
    }
    const notaires = PROFILS.filter((p) => voieMiseAJour(acteur(p), sans, 'STANDARD') !== null)
    expect(notaires).toEqual(['NOTAIRE_ADMIN', 'NOTAIRE_NOTAIRE'])
    expect(voieMiseAJour(acteur('NOTAIRE_NOTAIRE'), sans, 'ANNUELLE')).toBeNull()
    expect(
      voieMiseAJour(
        acteur('NOTAIRE_NOTAIRE'),
        { ...sans, etat: 'IMMATRICULEE_RATTACHEE' },
        'STANDARD',
      ),
    ).toBeNull()
    expect(
      PROFILS.filter((p) => voieMiseAJour(acteur(p, null), copro, 'MODIFICATION_ADMIN') !== null),
    ).toEqual(['TENEUR_ADMIN_PRINC', 'TENEUR_ADMIN_SCOND'])
    expect(
      voieMiseAJour(
        acteur('TENEUR_ADMIN_PRINC', null),
        { ...copro, etat: 'DISSOUTE' },
        'MODIFICATION_ADMIN',
      ),
    ).toBeNull()
  })
})

describe('what an update starts from', () => {
  it('proposes the next year of a validated one, its figures empty', () => {
    const { donneesFinancieres: d } = contenuDeDepart(contenuExemple(), 'ANNUELLE', '2027-05-01')
    expect([d.dateDebutExercice, d.dateClotureComptes, d.dateAg, d.montantDettes]).toEqual([
      '2026-01-01',
      '2026-12-31',
      null,
      null,
    ])
    const fevrier = contenuExemple()
    fevrier.donneesFinancieres.dateClotureComptes = '2023-02-28'
    expect(
      contenuDeDepart(fevrier, 'ANNUELLE', '2027-05-01').donneesFinancieres.dateClotureComptes,
    ).toBe('2024-02-29')
  })

  it('a workbook proposes no year that is not closed: until then, the recorded one as it stands', () => {
    const courante = contenuExemple()
    const clotureLe = (jour: string) =>
      contenuPropose(courante, jour).donneesFinancieres.dateClotureComptes
    expect(['2026-12-30', '2026-12-31', '2027-01-01'].map(clotureLe)).toEqual([
      '2025-12-31',
      '2025-12-31',
      '2026-12-31',
    ])
    expect(contenuPropose(courante, '2026-12-31')).toEqual(courante)
  })

  it('a screen proposes no closing before it has passed; missed years are told, the oldest first', () => {
    const courante = contenuExemple()
    const { donneesFinancieres: d } = courante
    const propose = contenuDeDepart(courante, 'ANNUELLE', '2026-12-31').donneesFinancieres
    expect([propose.dateDebutExercice, propose.dateClotureComptes]).toEqual(['2026-01-01', null])
    expect(exerciceEnCours(d, '2026-12-31')).toBe('2026-12-31')
    expect(exerciceEnCours(d, '2027-01-01')).toBeNull()
    expect(cloturesADeclarer(d, '2029-01-01')).toEqual(['2026-12-31', '2027-12-31', '2028-12-31'])
    expect(cloturesADeclarer({ dateClotureComptes: null }, '2029-01-01')).toEqual([])
    expect(exerciceEnCours({ ...d, comptesNonApprouves: true }, '2026-12-31')).toBeNull()
  })

  it('keeps an unapproved year, to be completed, and everything in a standard update', () => {
    const courante = contenuExemple()
    expect(contenuDeDepart(courante, 'STANDARD', '2026-05-01')).toEqual(courante)
    courante.donneesFinancieres.comptesNonApprouves = true
    expect(contenuDeDepart(courante, 'ANNUELLE', '2026-05-01')).toEqual(courante)
    expect(exerciceDe(courante.donneesFinancieres).exerciceValide).toBeNull()
    expect(typeMajDeclare('ANNUELLE', courante.donneesFinancieres)).toBe('COMPTESNONAPPROUVES')
  })

  it('asks neither the mandate nor the duplicates again', () => {
    expect(etapesPour('DEFAULT', 'ANNUELLE').map((e) => e.slug)).toEqual([
      'identification',
      'procedures',
      'donnees-financieres',
      'donnees-techniques',
      'recapitulatif',
    ])
    expect(etapesPour('OFFICE', 'STANDARD').map((e) => e.slug)).not.toContain('infos-rattachement')
  })
})

describe('differences', () => {
  it('name the fields that changed, whatever the order of the keys', () => {
    const [a, b] = [contenuExemple(), contenuExemple()]
    b.identification.nbLots = 31
    b.identification.parcelle = b.identification.parcelle.map((p) => ({
      ...p,
      geolocalisee: p.geolocalisee,
      section: p.section,
    }))
    expect(champsDifferents(a, b)).toEqual(['identification.nbLots'])
    // A blank order of a form declares nothing.
    b.procedures.arretePerilParties = { type: 'PERIL', dateArrete: null, dateMainLevee: null }
    b.procedures.arreteSecuriteInsalubriteParties = []
    expect(champsDifferents(a, b)).toEqual(['identification.nbLots'])
  })

  it('carry my changes over what another person filed meanwhile', () => {
    const [base, mienne, actuelle] = [contenuExemple(), contenuExemple(), contenuExemple()]
    mienne.identification.nbLots = 31
    actuelle.donneesTechniques.nbAscenseurs = 4
    actuelle.identification.nomCopropriete = 'Les Érables'
    const fusion = reporterModifications(base, mienne, actuelle)
    expect([
      fusion.identification.nbLots,
      fusion.identification.nomCopropriete,
      fusion.donneesTechniques.nbAscenseurs,
    ]).toEqual([31, 'Les Érables', 4])
  })

  it('compare every figure, and mark the large changes', () => {
    const avant = { ...contenuExemple().donneesFinancieres, montantFondTravaux: 0 }
    const apres = {
      ...avant,
      chargesOperationsCourantes: 50_000,
      montantDettes: 1300,
      montantImpayesCoproprietaires: null,
      montantFondTravaux: 2000,
    }
    expect(
      ecartsFinanciers(avant, apres, ['2016', '2016']).map((e) => [
        e.champ,
        e.ecart,
        e.pourcentage,
        e.important,
      ]),
    ).toEqual([
      ['chargesOperationsCourantes', 10_000, 25, true],
      ['chargesOperationsExceptionnelles', 0, 0, false],
      ['montantDettes', 100, 8.3, false],
      ['montantImpayesCoproprietaires', null, null, false],
      ['nbCoproprietairesImpayes', 0, 0, false],
      ['montantFondTravaux', 2000, null, true],
    ])
  })
})
