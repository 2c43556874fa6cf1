import {
  type Adresse,
  controlerBloc,
  evenementMiseAJour,
  idParcelle,
  type ImmatCopropriete,
  isTeneur,
  machineCopropriete,
  next,
  normaliser,
  type Parcelle,
  peutVoirFiche,
  RegisterError,
  voieMiseAJour,
  exigerRegles,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { indexerLocalisation } from '../brouillons/depot.repository.ts'
import { copies } from '../declarations/copies.ts'
import {
  contexteDe,
  type DeclarationVue,
  versDeclaration,
} from '../declarations/declaration.mapper.ts'
import {
  trouverDeclaration,
  verrouillerDeclaration,
} from '../declarations/declaration.repository.ts'
import { archiver, vueCopropriete } from './mise-a-jour.repository.ts'

export interface Reparation {
  id: number
  version: number
  parcelle: Parcelle[]
  adressePrincipale?: Adresse | undefined
}

const refuser = (champ: string, message: string): never => {
  throw new RegisterError('regles-non-respectees', {
    champs: [{ champ: `identification.${champ}`, code: 'GEO-CONSERVER', message }],
  })
}

/** Only what is not on the map may change: a located parcel stays, a located address too. */
const localiser = (
  contenu: ImmatCopropriete,
  { parcelle, adressePrincipale }: Reparation,
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
  return normaliser({
    ...contenu,
    identification: { ...i, parcelle, adressePrincipale: adressePrincipale ?? i.adressePrincipale },
  })
}

/**
 * Puts on the map what a current declaration could not locate: the corrected declaration becomes
 * the current one, the
 * former goes to the history. Throws `introuvable`, `transition-interdite`, `version-perimee`,
 * `regles-non-respectees`.
 */
export const reparerParcelles = (ctx: Ctx, reparation: Reparation): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const acteur = acteurOf(ctx)
    const jour = today(ctx.deps.clock)
    const row = await verrouillerDeclaration(tx, reparation.id)
    if (!row) throw new RegisterError('introuvable')
    const vue = await vueCopropriete(tx, row.copropriete_id)
    if (!peutVoirFiche(acteur, vue) || row.etat === 'BROUILLON')
      throw new RegisterError('introuvable')
    const teneur = isTeneur(acteur.profil)
    const permis =
      voieMiseAJour(acteur, vue, teneur ? 'MODIFICATION_ADMIN' : 'STANDARD') === 'directe'
    if (row.etat !== 'COURANTE' || !permis)
      throw new RegisterError('transition-interdite', { infos: { etat: vue.etat } })
    if (row.version !== reparation.version)
      throw new RegisterError('version-perimee', { infos: { version: row.version } })
    const contenu = localiser(normaliser(row.contenu), reparation)
    const { erreurs } = controlerBloc('identification', {
      contenu,
      contexte: { ...contexteDe(row, jour), typeMaj: 'STANDARD' },
    })
    const lieux = /^identification\.(parcelle|adressePrincipale)/
    exigerRegles({ erreurs: erreurs.filter((e) => lieux.test(e.champ)), aConfirmer: [] })
    await archiver(tx, row.id)
    const typeMaj = teneur ? 'MODIFICATION_ADMIN' : 'STANDARD'
    const [nouvelle] = await tx.sql<{ id: number }>(
      `insert into declaration (copropriete_id, etat, type_declaration, type_immat, type_maj, version_contenu, contenu, etape, base_id, confirmations, email_contact,
         auteur_teledeclarant_id, auteur_utilisateur_id, soumis_le, valide_le)
       values ($1, 'COURANTE', $2, $3, $4, $5, $6::jsonb, 'recapitulatif', $7, $8, $9, $10, $11, now(), now()) returning id`,
      [
        row.copropriete_id,
        row.type_declaration,
        row.type_immat,
        typeMaj,
        row.version_contenu,
        JSON.stringify(contenu),
        row.id,
        row.confirmations,
        row.email_contact,
        teneur ? vue.auteurTeledeclarantId : tenantOf(ctx),
        acteur.utilisateurId,
      ],
    )
    await indexerLocalisation(tx, row.copropriete_id, contenu)
    const evenement = evenementMiseAJour(vue.etat, typeMaj)
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.copropriete_id,
      de: row.copropriete_etat,
      version: row.copropriete_version,
      vers: next(machineCopropriete, row.copropriete_etat, evenement),
      colonnes: copies(contenu),
      journal: {
        categorie: 'DECLARATION',
        type: evenement,
        declarationId: nouvelle?.id ?? null,
        donnees: { typeMaj, localisation: true, remplacee: row.id },
        mouvements: {
          declarations: [
            { id: row.id, etat: 'HISTORIQUE' },
            { id: nouvelle?.id ?? 0, etat: 'COURANTE' },
          ],
        },
      },
    })
    const reparee = await trouverDeclaration(tx, nouvelle?.id ?? 0)
    if (!reparee) throw new RegisterError('introuvable')
    return versDeclaration(reparee, jour)
  })
