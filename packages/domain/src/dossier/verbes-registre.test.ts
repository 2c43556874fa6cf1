import { describe, expect, it } from 'vitest'
import { contenuExemple } from '../declaration/declaration.exemple.ts'
import { cleDe, type Constats, questionsDe } from '../verification/verification.ts'
import { verifier } from '../verification/verifier.ts'
import { appliquer } from './appliquer.ts'
import type { Changement } from './changement.ts'
import {
  codeDe,
  faitsTeneur,
  MAINTENANT,
  unDossier,
  uneDeclaration,
  unMandat,
} from './dossier.exemple.ts'
import { unBrouillon, uneLue } from './redaction.exemple.ts'
import { abandonnerRetrait, ouvrirRetrait } from './retirer-decision.ts'
import { supprimerMandat } from './retirer-mandats.ts'
import { CAS_DE_DECISION, prendre } from './revenir.exemple.ts'
import { situerCopropriete } from './situer.ts'
import { verifierPlusTard } from './verifier-plus-tard.ts'

const envoyes = (c: Changement) => c.envois.flatMap((e) => ('modele' in e ? [[e.a, e.modele]] : []))

describe('what the register finds by itself', () => {
  const sansCommune = () => {
    const contenu = contenuExemple()
    const { adressePrincipale, parcelle } = contenu.identification
    return {
      ...contenu,
      identification: {
        ...contenu.identification,
        adressePrincipale: adressePrincipale && { ...adressePrincipale, codeInsee: '' },
        parcelle: parcelle.map((p) => ({ ...p, codeInsee: '' })),
      },
    }
  }
  it('a co-ownership outside every commune takes the one that its address says', () => {
    const l = uneLue({ etat: 'COURANTE', contenu: sansCommune() })
    const c = situerCopropriete(l, () => '69383')
    expect(c.actes).toMatchObject([{ parLeRegistre: true, donnees: { commune: '69383' } }])
    expect(c.annexes?.map((x) => x.annexe)).toEqual(['localisation'])
    expect(situerCopropriete(l, () => '').actes).toEqual([])
    expect(situerCopropriete({ ...l, etat: 'A_VALIDER' }, () => '69383').actes).toEqual([])
  })
  it('a service that answers again leaves its marks; one that does not, nothing', () => {
    const { contenu, verifications } = verifier(contenuExemple(), new Map(), null)
    const l = uneLue({ etat: 'A_VALIDER', contenu, verifications })
    const d = unBrouillon({ declarations: [uneDeclaration({ etat: 'A_VALIDER' })] })
    expect(verifierPlusTard(d, l, new Map()).actes).toEqual([])
    const trouves: Constats = new Map(
      questionsDe(contenu).map((q) => [cleDe(q), { resultat: 'VERIFIE' }]),
    )
    const c = verifierPlusTard(d, l, trouves)
    expect(c.actes).toMatchObject([{ type: 'verifier-declaration', declarationId: l.id }])
    // Its dossier has no number: what stands beside it follows. No place moves before it is in force.
    expect(c.actes[0]?.mouvements.map((m) => m.quoi)).toEqual(['declaration', 'copropriete'])
    expect(c.annexes ?? []).toEqual([])
  })
})

describe('a mandate among several', () => {
  const deux = unDossier({
    mandats: [
      unMandat(),
      unMandat({ id: 2, etat: 'A_VENIR', debut: '2027-01-01', fin: '2027-12-31' }),
    ],
  })
  const retirer = (mandatId: number, d = deux, faits = faitsTeneur()) =>
    supprimerMandat(d, { mandatId, raison: 'Erreur' }, faits)
  it('is removed with a reason, by an administrator, never the only one', () => {
    const c = retirer(2)
    expect(appliquer(deux, c).mandats.find((m) => m.id === 2)?.etat).toBe('RETIRE')
    expect(envoyes(c)).toEqual([['durand@exemple.test', 'mandat-retire']])
    expect(codeDe(() => retirer(9))).toBe('introuvable')
    expect(codeDe(() => retirer(1, unDossier()))).toBe('transition-interdite')
    const hotline = faitsTeneur({ profil: 'TENEUR_ASS_HOTLINE_GES', autorites: [] })
    expect(codeDe(() => retirer(2, deux, hotline))).not.toBe('ok')
  })
})

describe('the withdrawal of a decision that gave a right', () => {
  const cas = CAS_DE_DECISION['valider-rattachement']['that ends a running mandate']
  if (!cas) throw new Error('no case')
  const { apres: d, decision } = prendre(cas)
  /** Another administrator, days after. */
  const faits = {
    ...faitsTeneur({ utilisateurId: 60 }),
    jour: '2026-11-25',
    maintenant: MAINTENANT + 3 * 86_400_000,
  }
  const saisie = {
    version: d.version,
    motif: 'IDENTITE_DU_SYNDIC' as const,
    texte: 'Un autre a été élu',
    fondement: 'DELAI' as const,
    reference: '',
    suites: { posterieures: [], successeurs: [] },
    reglages: { delaiMois: 4, reponseJoursOuvres: 10 },
  }
  it('is opened with its ground, and those concerned are written to', () => {
    const c = ouvrirRetrait(d, decision, saisie, faits)
    expect(c.annexes).toMatchObject([{ annexe: 'retrait', decisionId: decision.id }])
    expect(envoyes(c).every(([, modele]) => modele === 'retrait-ouvert')).toBe(true)
    expect(envoyes(c).length).toBeGreaterThan(0)
  })
  it.each<[code: string, object, object]>([
    ['version-perimee', { version: d.version + 1 }, {}],
    ['regles-non-respectees', { fondement: 'FRAUDE' }, {}],
    ['regles-non-respectees', {}, { jour: '2027-11-25' }],
    [
      'introuvable',
      {},
      { acteur: faitsTeneur({ profil: 'TENEUR_ASS_HOTLINE_GES', autorites: [] }).acteur },
    ],
  ])('is refused: %s', (code, autre, autrement) => {
    const faire = () =>
      ouvrirRetrait(d, decision, { ...saisie, ...autre }, { ...faits, ...autrement })
    expect(codeDe(faire)).toBe(code)
  })
  it('is given up: the decision stands, and they are told', () => {
    const ouvert = {
      ...decision,
      retrait: {
        motif: saisie.motif,
        texte: saisie.texte,
        fondement: saisie.fondement,
        reference: '',
        reponseAvant: '2026-12-10',
        ouvertLe: MAINTENANT,
        ouvertParId: 60,
        ouvertPar: 'Anne',
      },
    }
    const c = abandonnerRetrait(d, ouvert, { version: d.version, motif: 'Erreur' }, faits)
    expect(c.annexes).toEqual([{ annexe: 'retrait', decisionId: decision.id, retrait: null }])
    expect(envoyes(c).every(([, modele]) => modele === 'retrait-abandonne')).toBe(true)
    const rien = () => abandonnerRetrait(d, decision, { version: d.version, motif: '' }, faits)
    expect(codeDe(rien)).toBe('transition-interdite')
    expect(codeDe(() => ouvrirRetrait(d, ouvert, saisie, faits))).toBe('transition-interdite')
  })
})
