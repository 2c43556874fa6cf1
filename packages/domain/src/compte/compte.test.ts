import { describe, expect, it } from 'vitest'
import { can } from '../kernel/machine.ts'
import { accesFinisPar, FINS_DES_ACCES } from './acces.ts'
import { activer, corrigerAdressePostale, definirMotDePasse, regenererCode } from './activer.ts'
import { appliquerAuCompte, raconterLeCompte } from './appliquer.ts'
import { acteSur, type ChangementDeCompte } from './changement.ts'
import { changerAdresse, rendreAdresse } from './changer-adresse.ts'
import { choisirMotDePasse } from './choisir-mot-de-passe.ts'
import {
  type Compte,
  type DeclarantDuCompte,
  declarantDe,
  PERSONNE,
  type UtilisateurDuCompte,
  utilisateurDe,
} from './compte.ts'
import { fermerDeclarant, fermerUtilisateurs } from './fermer.ts'
import { inscrireDeclarant, ouvrirCompte, rejoindreEtude } from './inscrire.ts'
import { modifierDeclarant } from './modifier-declarant.ts'
import { suspendreUtilisateur } from './suspendre.ts'
import {
  ETATS_UTILISATEUR,
  etatUtilisateur,
  EVENEMENTS_UTILISATEUR,
  machineUtilisateur,
} from './utilisateur.machine.ts'

const utilisateur = (autre: Partial<UtilisateurDuCompte> = {}): UtilisateurDuCompte => ({
  id: 7,
  version: 3,
  etat: 'OUVERT',
  profil: 'TELE_PRO_ADMIN_PRINC',
  login: 'camille@exemple.fr',
  email: 'Camille@exemple.fr',
  civilite: 'MME',
  nom: 'Durand',
  prenom: 'Camille',
  telephone: '',
  numCartePro: '',
  aMotDePasse: true,
  secondFacteur: false,
  teledeclarantId: 4,
  ...autre,
})
const declarant = (autre: Partial<DeclarantDuCompte> = {}): DeclarantDuCompte => ({
  id: 4,
  version: 1,
  type: 'PRO',
  statut: 'ACTIF',
  raisonSociale: 'Cabinet',
  siret: '73282932000074',
  numEtude: null,
  attendSirene: false,
  email: 'siege@exemple.fr',
  codeHash: null,
  codeEssais: 0,
  ...autre,
})
const compte = (d: Partial<DeclarantDuCompte> = {}, ...u: UtilisateurDuCompte[]): Compte => ({
  declarant: declarant(d),
  utilisateurs: u.length > 0 ? u : [utilisateur()],
})
const CODE = { hash: 'h', maintenant: 1 }
const modeles = (c: ChangementDeCompte) => c.envois.map((e) => [e.a, e.modele])
const TITULAIRE = {
  profil: 'NOTAIRE_NOTAIRE',
  civilite: '',
  nom: 'N',
  prenom: 'P',
  email: 'N@exemple.fr',
  telephone: '',
} as const

describe('an account', () => {
  it('stands where its row and its profile say', () => {
    const de = (
      actif: boolean,
      supprime: boolean,
      profil: 'TENEUR_ADMIN_PRINC' | 'NOTAIRE_NOTAIRE',
    ) => etatUtilisateur({ actif, supprime, profil })
    expect(de(false, false, 'TENEUR_ADMIN_PRINC')).toBe('SUSPENDU')
    expect(de(false, false, 'NOTAIRE_NOTAIRE')).toBe('ATTENTE')
    expect(de(true, false, 'NOTAIRE_NOTAIRE')).toBe('OUVERT')
    expect(de(false, true, 'TENEUR_ADMIN_PRINC')).toBe('FERME')
  })

  it('loses every access with what closes it, or what opens it becoming another', () => {
    for (const evenement of EVENEMENTS_UTILISATEUR) {
      const finis = accesFinisPar(evenement)
      const tout = ['session', 'navigateur-retenu', 'appareil-connu', 'connexion-en-cours']
      if (['ouvrir', 'rejoindre', 'accueillir', 'reactiver'].includes(evenement))
        expect(finis, evenement).toEqual([])
      else if (evenement === 'changer-facteurs')
        expect(finis).toEqual(['session', 'navigateur-retenu'])
      else
        expect(finis, evenement).toEqual(expect.arrayContaining([...tout, 'jeton', 'calendrier']))
    }
    expect(accesFinisPar('refuser-arrivee')).toEqual(Object.keys(FINS_DES_ACCES))
  })

  it('closes with its login freed and its owner told', () => {
    const avant = compte()
    const decide = fermerUtilisateurs(avant, [7])
    expect(utilisateurDe(appliquerAuCompte(avant, decide), 7)).toMatchObject({
      etat: 'FERME',
      login: 'supprime-7',
      aMotDePasse: false,
    })
    expect(modeles(decide)).toEqual([['Camille@exemple.fr', 'compte-supprime']])
    expect(raconterLeCompte(avant, decide)).toMatchObject([
      { type: 'supprimer-utilisateur', teledeclarantId: 4, de: 'TELE_PRO_ADMIN_PRINC' },
    ])
    expect(() => fermerUtilisateurs(avant, [8])).toThrow()
  })

  it('is suspended once', () => {
    const teneur = compte({}, utilisateur({ profil: 'TENEUR_ADMIN_PRINC', teledeclarantId: null }))
    const apres = appliquerAuCompte(teneur, suspendreUtilisateur(teneur, 7, true))
    expect(utilisateurDe(apres, 7).etat).toBe('SUSPENDU')
    expect(() => appliquerAuCompte(apres, suspendreUtilisateur(apres, 7, true))).toThrow()
  })

  it('moves to another address, and its login where it was the address', () => {
    const a = { id: 7, ancienne: 'camille@exemple.fr', nouvelle: 'Autre@exemple.fr', maintenant: 5 }
    const avant = compte()
    const decide = changerAdresse(avant, a)
    const apres = decide && appliquerAuCompte(avant, decide)
    expect(apres && utilisateurDe(apres, 7)).toMatchObject({ login: 'autre@exemple.fr' })
    const choisi = compte({}, utilisateur({ login: 'cdurand' }))
    const garde = changerAdresse(choisi, a)
    expect(garde && utilisateurDe(appliquerAuCompte(choisi, garde), 7).login).toBe('cdurand')
    expect(changerAdresse(avant, { ...a, ancienne: 'x@exemple.fr' })).toBeNull()
  })

  it('goes back to its former address from any passage, without its password', () => {
    const avant = compte()
    const r = { id: 7, ancienne: 'avant@exemple.fr' }
    expect(rendreAdresse(avant, { ...r, passages: ['x@exemple.fr'] })).toBeNull()
    const decide = rendreAdresse(avant, { ...r, passages: ['x@e.fr', 'camille@exemple.fr'] })
    const apres = decide && appliquerAuCompte(avant, decide)
    expect(apres && utilisateurDe(apres, 7)).toMatchObject({
      email: 'avant@exemple.fr',
      aMotDePasse: false,
    })
  })

  it('tells by which way its password was chosen', () => {
    const choix = { id: 7, hash: 'h', maintenant: 1, quand: 'hier' }
    const evenements = [true, false].map((parCle) =>
      choisirMotDePasse(compte(), { ...choix, parCle }).actes.flatMap((a) =>
        a.mouvements.map((m) => m.evenement),
      ),
    )
    expect(evenements).toEqual([['choisir-mot-de-passe'], ['changer-mot-de-passe']])
  })

  it('opens alone, or waits for the office that it joins', () => {
    const ouvert = appliquerAuCompte(PERSONNE, ouvrirCompte(null, TITULAIRE))
    expect(ouvert.utilisateurs).toMatchObject([{ etat: 'OUVERT', login: 'n@exemple.fr' }])
    const etude = { id: 9, raisonSociale: 'Étude', admins: ['a@exemple.fr'] }
    const decide = rejoindreEtude(etude, TITULAIRE, { moyen: 'certificat', trace: {} })
    expect(appliquerAuCompte(PERSONNE, decide).utilisateurs).toMatchObject([
      { etat: 'ATTENTE', teledeclarantId: 9 },
    ])
    expect(modeles(decide)).toEqual([['a@exemple.fr', 'etude-rejointe']])
  })
})

describe('a declarant', () => {
  it('begins with its main account, or without when the address is taken', () => {
    const d = { evenement: 'creer', pose: { type: 'PRO' }, donnees: {} } as const
    const avec = inscrireDeclarant({ ...d, titulaire: TITULAIRE })
    const { declarant: cree, utilisateurs } = appliquerAuCompte(PERSONNE, avec)
    expect(cree?.statut).toBe('ATT_CREA_COMPTE')
    expect(utilisateurs).toHaveLength(1)
    expect(raconterLeCompte(PERSONNE, avec)).toMatchObject([{ vers: 'ATT_CREA_COMPTE' }])
    const sans = inscrireDeclarant({ ...d, titulaire: null })
    expect(appliquerAuCompte(PERSONNE, sans).utilisateurs).toEqual([])
  })

  it('awaits its code, gets another, activates', () => {
    const neuf = compte({ statut: 'ATT_CREA_COMPTE' }, utilisateur({ aMotDePasse: false }))
    const attend = appliquerAuCompte(
      neuf,
      definirMotDePasse(neuf, { id: 7, hash: 'p', code: CODE }),
    )
    expect(declarantDe(attend)).toMatchObject({ statut: 'ATT_ACTIVATION', codeHash: 'h' })
    expect(utilisateurDe(attend, 7).aMotDePasse).toBe(true)
    const autre = appliquerAuCompte(attend, regenererCode(attend, { ...CODE, hash: 'k' }, false))
    expect(declarantDe(autre)).toMatchObject({ statut: 'ATT_ACTIVATION', codeHash: 'k' })
    expect(declarantDe(appliquerAuCompte(autre, activer(autre)))).toMatchObject({
      statut: 'ACTIF',
      codeHash: null,
    })
    expect(() => corrigerAdressePostale(autre, {}, CODE)).toThrow()
    const benevole = { ...autre, declarant: { ...declarantDe(autre), type: 'NON_PRO' as const } }
    const corrige = corrigerAdressePostale(benevole, { voie: 'rue' }, CODE)
    expect(appliquerAuCompte(benevole, corrige).declarant?.codeHash).toBe('h')
    expect(() => appliquerAuCompte(compte(), activer(compte()))).toThrow()
  })

  it.each([
    ['supprimer', 'ACTIF', ['compte-supprime', 'teledeclarant-supprime']],
    ['supprimer-inactif', 'ACTIF', ['inactivite-supprime']],
    ['expirer-activation', 'ATT_ACTIVATION', ['inscription-expiree']],
    ['abandonner-immatriculation-notaire', 'ATT_FIN_IMM_NOT', []],
  ] as const)('closes by %s with its accounts, its SIRET freed', (evenement, statut, envois) => {
    const avant = compte({ statut }, utilisateur(), utilisateur({ id: 8, email: '' }))
    const decide = fermerDeclarant(avant, { evenement })
    const apres = appliquerAuCompte(avant, decide)
    expect(declarantDe(apres)).toMatchObject({ statut: 'SUPPRIME', siret: null })
    expect(apres.utilisateurs.map((u) => u.etat)).toEqual(['FERME', 'FERME'])
    expect(decide.envois.map((e) => e.modele)).toEqual(envois)
    expect(fermerDeclarant(avant, { evenement, tu: true }).envois).toEqual([])
  })

  it('gives its type to its accounts, and tells the status that a keeper chose', () => {
    const avant = compte({ statut: 'ATT_ACTIVATION' })
    const decide = modifierDeclarant(avant, {
      champs: ['type'],
      pose: { type: 'NON_PRO', repEmail: 'siege@exemple.fr' },
      type: 'NON_PRO',
      statut: 'ACTIF',
    })
    const apres = appliquerAuCompte(avant, decide)
    expect(utilisateurDe(apres, 7).profil).toBe('TELE_NONPRO_ADMIN_PRINC')
    expect(declarantDe(apres)).toMatchObject({ statut: 'ACTIF', type: 'NON_PRO' })
    expect(raconterLeCompte(avant, decide).map(({ type, de, vers }) => [type, de, vers])).toEqual([
      ['modifier-teledeclarant', undefined, undefined],
      ['changer-profil', 'TELE_PRO_ADMIN_PRINC', 'TELE_NONPRO_ADMIN_PRINC'],
      ['activer', 'ATT_ACTIVATION', 'ACTIF'],
    ])
  })
})

/** The same draws each time. */
const tirage = (graine: number) => {
  let etat = graine
  return <T>(parmi: readonly T[]): T => {
    etat = (etat * 48_271) % 2_147_483_647
    const tire = parmi[etat % parmi.length]
    if (tire === undefined) throw new Error('nothing to draw from')
    return tire
  }
}

it('20,000 turns of random lives: each event moves as the table says or is refused', () => {
  const evenements = EVENEMENTS_UTILISATEUR.filter((e) => e !== 'ouvrir' && e !== 'rejoindre')
  const tirer = tirage(44)
  const atteints = new Set<string>()
  for (let vie = 0; vie < 2000; vie += 1) {
    let courant = compte({}, utilisateur({ etat: tirer(ETATS_UTILISATEUR) }))
    for (let tour = 0; tour < 10; tour += 1) {
      const { etat } = utilisateurDe(courant, 7)
      const evenement = tirer(evenements)
      const acte = acteSur({ id: 7, teledeclarantId: 4 }, 'modifier-utilisateur', evenement)
      const faire = () => appliquerAuCompte(courant, { actes: [acte] })
      if (can(machineUtilisateur, etat, evenement)) courant = faire()
      else expect(faire).toThrow()
      if (etat === 'FERME') expect(utilisateurDe(courant, 7).etat).toBe('FERME')
      atteints.add(utilisateurDe(courant, 7).etat)
    }
  }
  expect([...atteints].sort()).toEqual([...ETATS_UTILISATEUR].sort())
})
