import { abreger, court, issue } from '../kernel/texte.exemple.ts'
import { contenuExemple } from '../declaration/declaration.exemple.ts'
import { unBatiment } from '../declaration/batiment.exemple.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import type { TypeMajOuvrable } from '../declaration/mise-a-jour.policy.ts'
import { verificationsDe } from '../verification/verification.ts'
import {
  abandonner,
  corriger,
  creerBrouillon,
  exigerModifiable,
  exigerSupprimable,
  peutVoirRedaction,
  sortDuBrouillon,
  supprimerBrouillon,
} from './brouillon.ts'
import { ceder } from './ceder.ts'
import { type Changement, type FaitsActeur, RIEN } from './changement.ts'
import { contenuLu, contexteDe, controlerLue, type DeclarationLue } from './declaration-lue.ts'
import { completer, type Depot, type DoublonVu } from './deposer.ts'
import { designerSyndic, exigerDesignable } from './designer-syndic.ts'
import { AUTRE_SYNDIC, SYNDIC } from './dossier.exemple.ts'
import { changer, constats, type Ecrit, ECRITS, GENS } from './ecrits.exemple.ts'
import { attendUnTeneur, immatriculerParNotaire } from './immatriculer-par-notaire.ts'
import {
  accepterDeclarationPredecesseur,
  supprimerDeclarationPredecesseur,
} from './juger-predecesseur.ts'
import { deposerMiseAJour, reporter } from './mettre-a-jour.ts'
import { brouillonOuvert, brouillonPrepare, commencerMiseAJour } from './ouvrir-mise-a-jour.ts'
import { reparerParcelles } from './reparer-parcelles.ts'
import { situerCopropriete } from './situer.ts'
import { soumettre } from './soumettre.ts'
import {
  retirerMajAnnuelle,
  retraitsPossibles,
  supprimerDeclarations,
} from './supprimer-declarations.ts'
import { decider } from './table.exemple.ts'
import { verifierPlusTard } from './verifier-plus-tard.ts'
import { vueDuDossier } from './vue.ts'

// Every verb on what is written in a dossier, by each who may try, and all that it decides.

const PROCHE: DoublonVu = { id: 9, numeroImmatriculation: 'AA0000009', tresProche: true }
const LOINTAIN: DoublonVu = { ...PROCHE, id: 8, tresProche: false }
const DIFFERENTE = { candidatId: 9, reponse: 'DIFFERENTE', motif: 'Autre rue' } as const
const redaction = ({ l }: Ecrit) => ({
  contenu: l.contenu,
  etape: l.etape,
  confirmations: l.confirmations,
  confirmationsOffice: l.confirmationsOffice,
  emailContact: l.emailContact,
  typeImmat: l.typeImmat,
})
const deposer = (plus: Partial<Depot>, reponses: DeclarationLue['reponses'] = []) => ({
  syndic: ({ d, l }: Ecrit, faits: FaitsActeur) =>
    soumettre(d, { declaration: { ...l, reponses }, doublons: [], ...plus }, faits),
  notaire: ({ d, l }: Ecrit, faits: FaitsActeur) => {
    const depot = { declaration: { ...l, reponses }, doublons: [], ...plus }
    const numero = attendUnTeneur(d, depot) ? null : 'AA0000043'
    const typeMaj = l.typeImmat === 'OFFICE' ? 'OFFICE' : 'INITIALE'
    return immatriculerParNotaire(d, { ...depot, typeMaj, numero }, faits)
  },
})
const DEPOTS = {
  '': deposer({ message: ' Voici. ' }),
  ', fermé': deposer({ ferme: true }),
  ', un proche sans réponse': deposer({ doublons: [PROCHE] }),
  ', un proche différent': deposer({ doublons: [PROCHE] }, [DIFFERENTE]),
  ', un proche différent sans motif': deposer({ doublons: [PROCHE] }, [
    { ...DIFFERENTE, motif: '' },
  ]),
  ', le même': deposer({ doublons: [PROCHE] }, [{ ...DIFFERENTE, reponse: 'RATTACHER' }]),
  ', un lointain différent': deposer({ doublons: [LOINTAIN] }, [{ ...DIFFERENTE, candidatId: 8 }]),
}
const ouvrirMaj = (type: TypeMajOuvrable, preparer: boolean) => ({
  [`commencer ${type}${preparer ? ', à préparer' : ''}`]: ({ d, l }: Ecrit, faits: FaitsActeur) => {
    const ouvert = brouillonOuvert(d, { type, preparer }, faits)
    const prepare = brouillonPrepare(d, faits)
    if (ouvert ?? prepare) return court([ouvert, prepare])
    return commencerMiseAJour(d, { type, preparer, courante: l, prepares: [unBatiment()] }, faits)
  },
})
const administrer = { version: 5, motif: 'Erreur' }
const uneAnnuelle = {
  contenu: contenuExemple(),
  typeDeclaration: 'INITIALE' as const,
  typeImmat: 'DEFAULT' as const,
  typeMaj: 'ANNUELLE' as const,
  baseId: null,
  confirmations: [],
  auteurTeledeclarantId: SYNDIC,
  remplacements: 2,
}
const avantElle = (deposeeLe: string | null) => ({
  point: { id: 1, contenu: contenuExemple(), derniereMajAnnuelle: '2025-11-01' },
  deposeeLe,
})
const reparation = (contenu: ImmatCopropriete, version = 1) => ({
  version,
  parcelle: contenu.identification.parcelle,
  ...(contenu.identification.adressePrincipale
    ? { adressePrincipale: contenu.identification.adressePrincipale }
    : {}),
})

type Verbe = (e: Ecrit, faits: FaitsActeur) => Changement | string
const VERBES: Readonly<Record<string, Verbe>> = {
  lire: ({ d, l }, faits) =>
    court([
      peutVoirRedaction(faits.acteur, l),
      sortDuBrouillon(vueDuDossier(d, faits.jour), l, faits.acteur),
      contexteDe(l, faits.jour),
      contenuLu(l, faits.jour),
      controlerLue(l, faits.jour),
      retraitsPossibles(d, { annuelle: uneAnnuelle, ...avantElle('2026-06-01') }, faits),
      verificationsDe(l.contenu, l.verifications),
    ]),
  modifier: ({ d, l }, faits) => (exigerModifiable(d, l, null, faits), 'oui'),
  'modifier, version passée': ({ d, l }, faits) => (exigerModifiable(d, l, 9, faits), 'oui'),
  créer: (e, faits) => creerBrouillon({ redaction: redaction(e) }, SYNDIC, faits),
  'créer d’un fichier': (e, faits) =>
    creerBrouillon({ redaction: redaction(e), donnees: { ligne: 3 } }, SYNDIC, faits),
  supprimer: ({ d, l }, faits) => (
    exigerSupprimable(d, l, faits),
    supprimerBrouillon(d, d.declarations.some((x) => x.id === l.id) ? l.id : 1)
  ),
  'supprimer pour une maison fermée': ({ d, l }) => supprimerBrouillon(d, l.id, 12),
  abandonner: ({ d, l }) => abandonner(d, l.id),
  corriger: ({ l }) => ({ ...RIEN, actes: [corriger(l.id)] }),
  compléter: ({ d, l }, faits) => court(completer(d, l, { version: 1 }, faits)),
  'compléter, tout dit': ({ d, l }, faits) =>
    court(
      completer(
        d,
        l,
        {
          version: 1,
          confirmations: ['MAN-DOUZE-MOIS', 'MAN-DOUZE-MOIS'],
          confirmationsOffice: {
            nonImmatriculee: true,
            sansDemandeEnCours: true,
            sansRepresentantOuMiseEnDemeure: true,
          },
          reponsesDoublons: [{ ...DIFFERENTE, motif: ' Autre rue ' }],
        },
        faits,
      ),
    ),
  ...Object.fromEntries(
    Object.entries(DEPOTS).flatMap(([nom, { syndic, notaire }]) => [
      [`soumettre${nom}`, syndic],
      [`immatriculer par notaire${nom}`, notaire],
    ]),
  ),
  ...ouvrirMaj('STANDARD', false),
  ...ouvrirMaj('ANNUELLE', false),
  ...ouvrirMaj('MODIFICATION_ADMIN', false),
  ...ouvrirMaj('STANDARD', true),
  'déposer la mise à jour': ({ d, l }, faits) => deposerMiseAJour(d, l, faits),
  'déposer en lot': ({ d, l }, faits) => deposerMiseAJour(d, l, faits, { parLot: true }),
  reporter: ({ l }, { jour }) =>
    court(
      reporter(
        l,
        contenuExemple(),
        changer(({ identification: i }) => {
          i.nbLots = 31
        }),
        jour,
      ),
    ),
  'accepter de l’ancien syndic': ({ d, l }, faits) =>
    accepterDeclarationPredecesseur(d, l, null, faits),
  'accepter, changée depuis': ({ d, l }, faits) =>
    accepterDeclarationPredecesseur(
      d,
      l,
      {
        base: contenuExemple(),
        courante: changer(({ identification: i }) => {
          i.nbLots = 31
        }),
      },
      faits,
    ),
  'écarter de l’ancien syndic': ({ d, l }, faits) => supprimerDeclarationPredecesseur(d, l, faits),
  'mettre sur la carte': ({ d, l }, faits) =>
    reparerParcelles(
      d,
      {
        declaration: l,
        ...reparation(contenuExemple()),
        constats: constats(contenuExemple(), 'VERIFIE'),
      },
      faits,
    ),
  'mettre sur la carte, introuvable': ({ d, l }, faits) =>
    reparerParcelles(
      d,
      {
        declaration: l,
        ...reparation(contenuExemple()),
        constats: constats(contenuExemple(), 'INTROUVABLE'),
      },
      faits,
    ),
  'mettre sur la carte, version passée': ({ d, l }, faits) =>
    reparerParcelles(
      d,
      { declaration: l, ...reparation(contenuExemple(), 9), constats: new Map() },
      faits,
    ),
  'mettre sur la carte, une autre parcelle': ({ d, l }, faits) =>
    reparerParcelles(
      d,
      {
        declaration: l,
        version: 1,
        parcelle: contenuExemple().identification.parcelle.map((p) => ({ ...p, numero: '9' })),
        constats: new Map(),
      },
      faits,
    ),
  situer: ({ l }) => situerCopropriete(l, () => '69383'),
  'situer, inconnue': ({ l }) => situerCopropriete(l, () => ''),
  'vérifier plus tard': ({ d, l }) => verifierPlusTard(d, l, constats(contenuExemple(), 'VERIFIE')),
  'vérifier plus tard, introuvable': ({ d, l }) =>
    verifierPlusTard(d, l, constats(contenuExemple(), 'INTROUVABLE')),
  'vérifier plus tard, muet': ({ d, l }) => verifierPlusTard(d, l, new Map()),
  'supprimer les déclarations': ({ d }, faits) =>
    supprimerDeclarations(d, { ...administrer, annuelle: uneAnnuelle }, faits),
  'supprimer les déclarations, sans annuelle': ({ d }, faits) =>
    supprimerDeclarations(d, { ...administrer, annuelle: null }, faits),
  'retirer l’annuelle': ({ d }, faits) =>
    retirerMajAnnuelle(d, { ...administrer, ...avantElle('2026-06-01') }, faits),
  'retirer l’annuelle, vieille': ({ d }, faits) =>
    retirerMajAnnuelle(d, { ...administrer, ...avantElle('2025-11-21') }, faits),
  'retirer l’annuelle, jamais déposée': ({ d }, faits) =>
    retirerMajAnnuelle(d, { ...administrer, point: null, deposeeLe: null }, faits),
  'désigner un syndic': ({ d, l }, faits) => (
    exigerDesignable(d, l, faits),
    designerSyndic(l.id, 12, 'designer-syndic')
  ),
  céder: ({ d }, faits) =>
    ceder(
      d,
      {
        cedantId: SYNDIC,
        repreneurId: AUTRE_SYNDIC,
        de: '11111111100011',
        vers: '22222222200022',
        documentId: 'preuve',
        portefeuilleId: 3,
      },
      faits,
    ),
}

/** What comes of one of these: each issue, and the verbs that end so, with who tries them. */
export const redactions = (nom: string): Readonly<Record<string, string>> => {
  const e = ECRITS[nom]
  if (!e) throw new Error(nom)
  const essais = Object.entries(VERBES).flatMap(([nomVerbe, verbe]) => {
    const parGens = Object.entries(GENS).map(([qui, faits]) => ({
      qui,
      dit: issue(() => {
        const rendu = verbe(e, faits)
        return typeof rendu === 'string' ? abreger(rendu) : decider(e.d, rendu)
      }),
    }))
    return [...Map.groupBy(parGens, ({ dit }) => dit)].map(([dit, eux]) => ({
      dit,
      par: `${nomVerbe} (${eux.length === parGens.length ? 'tous' : eux.map(({ qui }) => qui).join(', ')})`,
    }))
  })
  return Object.fromEntries(
    [...Map.groupBy(essais, ({ dit }) => dit)].map(([dit, tels]) => [
      dit,
      tels.map(({ par }) => par).join(' ; '),
    ]),
  )
}
