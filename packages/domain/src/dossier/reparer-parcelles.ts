import { isTeneur } from '../acces/profils.ts'
import { controlerBloc } from '../declaration/catalogue.ts'
import { normaliser } from '../declaration/declaration.normalisation.ts'
import type { Adresse, ImmatCopropriete, Parcelle } from '../declaration/declaration.types.ts'
import { evenementMiseAJour, voieMiseAJour } from '../declaration/mise-a-jour.policy.ts'
import { idParcelle } from '../doublon/adresse.ts'
import { RegisterError } from '../kernel/errors.ts'
import { exigerRegles } from '../kernel/rules.ts'
import { type Constats, fautesVerification, sansGeocodage } from '../verification/verification.ts'
import { verifier } from '../verification/verifier.ts'
import { type Changement, type FaitsActeur, interdit, NOUVEAU, RIEN } from './changement.ts'
import { contexteDe, copiesDe, type DeclarationLue } from './declaration-lue.ts'
import { marquesDe } from './deposer.ts'
import type { Dossier } from './dossier.ts'
import { auteurDe } from './ouvrir-mise-a-jour.ts'
import { exigerVisible } from './vue.ts'

/** Where the co-ownership is, as somebody put it on the map. */
export interface Reparation {
  version: number
  parcelle: Parcelle[]
  adressePrincipale?: Adresse | undefined
  /** What the register found of these places. */
  constats: Constats
}

const refuser = (champ: string, message: string): never => {
  throw new RegisterError('regles-non-respectees', {
    champs: [{ champ: `identification.${champ}`, code: 'GEO-CONSERVER', message }],
  })
}

/** Only what is not on the map may change: a located parcel stays, a located address too. */
const localiser = (
  contenu: ImmatCopropriete,
  { parcelle, adressePrincipale }: Pick<Reparation, 'parcelle' | 'adressePrincipale'>,
): ImmatCopropriete => {
  const { identification: i } = contenu
  const gardees = new Set(parcelle.map(idParcelle))
  if (i.parcelle.some((p) => p.geolocalisee && !gardees.has(idParcelle(p))))
    refuser(
      'parcelle',
      'Les parcelles déjà géolocalisées doivent être conservées : pour les changer, faites une mise à jour standard.',
    )
  if (adressePrincipale && i.adressePrincipale?.geolocalisee)
    refuser(
      'adressePrincipale',
      'L’adresse de référence est déjà géolocalisée : pour la changer, faites une mise à jour standard.',
    )
  return corrigee(contenu, { parcelle, adressePrincipale })
}

/** A declared content with the places of a repair, as they were sent. */
export const corrigee = (
  contenu: ImmatCopropriete,
  { parcelle, adressePrincipale }: Pick<Reparation, 'parcelle' | 'adressePrincipale'>,
): ImmatCopropriete =>
  normaliser({
    ...contenu,
    identification: {
      ...contenu.identification,
      parcelle,
      adressePrincipale: adressePrincipale ?? contenu.identification.adressePrincipale,
    },
  })

const LIEUX = /^identification\.(parcelle|adressePrincipale)/

/** The content as repaired, if this person may repair it and its place holds. */
const exigerReparation = (
  d: Dossier,
  l: DeclarationLue,
  reparation: Reparation,
  faits: FaitsActeur,
): Pick<DeclarationLue, 'contenu' | 'verifications'> => {
  const vue = exigerVisible(d, faits)
  if (l.etat === 'BROUILLON') throw new RegisterError('introuvable')
  const voie = voieMiseAJour(faits.acteur, vue, typeDe(faits))
  if (l.etat !== 'COURANTE' || voie !== 'directe') interdit(undefined, { etat: d.etat })
  if (l.version !== reparation.version)
    throw new RegisterError('version-perimee', { infos: { version: l.version } })
  const { contenu, verifications } = verifier(
    localiser(normaliser(l.contenu), reparation),
    reparation.constats,
    l,
  )
  const { erreurs } = controlerBloc('identification', {
    contenu,
    contexte: {
      ...contexteDe(l, faits.jour),
      typeMaj: 'STANDARD',
      courante: null,
      sansGeocodage: sansGeocodage(verifications),
    },
  })
  const fautes = [...erreurs, ...fautesVerification(verifications)]
  exigerRegles({ erreurs: fautes.filter((e) => LIEUX.test(e.champ)), aConfirmer: [] })
  return { contenu, verifications }
}

const typeDe = ({ acteur }: FaitsActeur) =>
  isTeneur(acteur.profil) ? 'MODIFICATION_ADMIN' : 'STANDARD'

/**
 * Puts on the map what a current declaration could not locate: the corrected declaration becomes
 * the current one, the former goes to the history. Throws `introuvable`, `transition-interdite`,
 * `version-perimee`, `regles-non-respectees`.
 */
export const reparerParcelles = (
  d: Dossier,
  { declaration: l, ...reparation }: Reparation & { declaration: DeclarationLue },
  faits: FaitsActeur,
): Changement => {
  const { contenu, verifications } = exigerReparation(d, l, reparation, faits)
  const typeMaj = typeDe(faits)
  const evenement = evenementMiseAJour(d.etat, typeMaj)
  // What is only put on the map follows its own set: nothing is declared anew.
  const { typeDeclaration, typeImmat, confirmations, emailContact, jeu, jeuDebiteurs } = l
  return {
    ...RIEN,
    actes: [
      {
        categorie: 'DECLARATION',
        type: evenement,
        declarationId: NOUVEAU.declaration,
        donnees: {
          typeMaj,
          localisation: true,
          remplacee: l.id,
          ...marquesDe({ verifications }),
        },
        mouvements: [
          {
            quoi: 'declaration',
            id: l.id,
            evenement: 'mettre-a-jour',
            cas: 'standard',
            historique: true,
          },
          {
            quoi: 'declaration',
            id: NOUVEAU.declaration,
            evenement: 'creer-copie-courante',
            pose: {
              typeDeclaration,
              typeImmat,
              typeMaj,
              contenu,
              jeu,
              jeuDebiteurs,
              verifications,
              confirmations,
              emailContact,
              etape: 'recapitulatif',
              baseId: l.id,
              auteurTeledeclarantId: auteurDe(d, faits),
              auteurUtilisateurId: faits.acteur.utilisateurId,
            },
          },
          { quoi: 'copropriete', evenement, pose: copiesDe(contenu) },
        ],
      },
    ],
    annexes: [{ annexe: 'localisation', contenu }],
  }
}
