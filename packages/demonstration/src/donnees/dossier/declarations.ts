import {
  VERSION_CONTENU,
  addDays,
  type ImmatCopropriete,
  type IsoDate,
  type SlugEtape,
} from '@registre/domain'
import type { Calendrier } from './calendrier.ts'
import { contenuAuJour, contenuValide, jeuxAuJour } from '../../contenu.ts'
import { declarationsPassees } from './declarations-passees.ts'
import { archiver } from './historique.ts'
import type { MiseAJour } from './journal.ts'
import { type Contexte, type Dossier, aUnPredecesseur, instant } from './contexte.ts'

/** Adds its declarations, the dates of its updates to `majs`; gives the one that registers it, in hand or done. */
export const ajouterDeclarations = (
  { lot, r, aujourdhui }: Contexte,
  d: Dossier,
  contenu: ImmatCopropriete,
  ancien: ImmatCopropriete,
  jours: Calendrier,
  majs: MiseAJour[],
): number => {
  const { recette } = d
  const typeImmat = recette.notaire ? (d.rang % 2 === 0 ? 'INITIALE' : 'OFFICE') : 'DEFAULT'
  const commun = {
    copropriete_id: d.id,
    type_declaration: typeImmat === 'OFFICE' ? 'OFFICE' : 'INITIALE',
    type_immat: typeImmat,
    version_contenu: VERSION_CONTENU,
    confirmations: [],
    email_contact: `contact@demo.registre.test`,
    auteur_teledeclarant_id: d.auteur.teledeclarantId,
    auteur_utilisateur_id: d.auteur.utilisateurId,
    confirmations_office:
      typeImmat === 'OFFICE'
        ? { nonImmatriculee: true, sansDemandeEnCours: true, sansRepresentantOuMiseEnDemeure: true }
        : null,
  }
  const ajouter = (champs: {
    etat: string
    contenu: ImmatCopropriete
    type_maj: string | null
    etape: SlugEtape
    soumis: IsoDate | null
    valide: IsoDate | null
  }): number => {
    const id = lot.id('declaration')
    const { soumis, valide, ...reste } = champs
    const jour = soumis ?? jours.depot
    // An update is begun before it is sent, a registration with its co-ownership.
    const commence = jour === jours.depot ? jours.commence : addDays(jour, -1)
    const enregistre = instant(jour, d.rang)
    lot.ajouter('declaration', {
      id,
      ...commun,
      ...reste,
      contenu: contenuAuJour(champs.contenu, jour),
      ...jeuxAuJour(champs.contenu, jour),
      version: 4,
      base_id: null,
      cree_le: instant(commence, d.rang),
      enregistre_le: enregistre,
      soumis_le: soumis && instant(soumis, d.rang),
      valide_le: valide && instant(valide, d.rang),
    })
    return id
  }
  const fini = {
    etape: 'recapitulatif',
    type_maj: typeImmat === 'DEFAULT' ? null : typeImmat,
    soumis: jours.depot,
    valide: jours.valide,
  } as const
  if (recette.declaration) {
    const soumise = recette.declaration === 'A_VALIDER'
    const entame = recette.etat === 'BROUILLON' && r.chance(0.6)
    const vide = contenuValide({ aujourdhui, typeImmat })
    const partiel = entame
      ? {
          ...contenu,
          donneesFinancieres: {
            ...vide.donneesFinancieres,
            dateAg: null,
            chargesOperationsCourantes: null,
          },
        }
      : contenu
    return ajouter({
      ...fini,
      etat: recette.declaration,
      contenu: partiel,
      etape: entame ? 'donnees-financieres' : 'recapitulatif',
      soumis: soumise || recette.demande ? jours.depot : null,
      valide: null,
    })
  }
  const initiale = ajouter({ ...fini, etat: 'IMMATRICULATION', contenu: ancien })
  const { maj } = jours
  if (maj === null) {
    ajouter({ ...fini, etat: 'COURANTE', contenu: ancien })
    return initiale
  }
  const debut = jours.valide ?? jours.depot
  const passees = declarationsPassees(d, { ancien, debut, fin: maj })
  for (const { contenu: passe, type_maj, du, au, standard } of passees) {
    const dates = { soumis: du === jours.valide ? jours.depot : du, valide: du }
    const id = standard
      ? archiver(lot, d, {
          ...commun,
          contenu: contenuAuJour(passe, dates.soumis ?? du),
          ...jeuxAuJour(passe, dates.soumis ?? du),
          type_maj: type_maj ?? fini.type_maj,
          ...dates,
          au,
        })
      : ajouter({
          ...fini,
          etat: 'AVANT_DECLARATION_ANNUELLE',
          contenu: passe,
          type_maj: type_maj ?? fini.type_maj,
          ...dates,
        })
    lot.ajouter('declaration_periode', {
      copropriete_id: d.id,
      declaration_id: id,
      du: instant(du, d.rang),
      au: instant(au, d.rang),
    })
    if (type_maj !== null) majs.push({ id, jour: du, typeMaj: type_maj })
  }
  const courante = ajouter({
    ...fini,
    etat: 'COURANTE',
    contenu,
    type_maj: 'ANNUELLE',
    soumis: maj,
    valide: maj,
  })
  majs.push({ id: courante, jour: maj, typeMaj: 'ANNUELLE' })
  // What the former syndic filed since then awaits the one in office.
  if (aUnPredecesseur(d)) {
    const corrige = {
      ...contenu,
      donneesTechniques: {
        ...contenu.donneesTechniques,
        nbAscenseurs: contenu.donneesTechniques.nbAscenseurs + 1,
      },
    }
    lot.ajouter('declaration', {
      id: lot.id('declaration'),
      ...commun,
      etat: 'A_VALIDER',
      contenu: contenuAuJour(corrige, addDays(aujourdhui, -3)),
      ...jeuxAuJour(corrige, addDays(aujourdhui, -3)),
      type_maj: 'STANDARD',
      etape: 'recapitulatif',
      version: 2,
      base_id: courante,
      cree_le: instant(addDays(aujourdhui, -4), d.rang),
      enregistre_le: instant(addDays(aujourdhui, -3), d.rang),
      soumis_le: instant(addDays(aujourdhui, -3), d.rang),
      valide_le: null,
      auteur_teledeclarant_id: d.concurrent.teledeclarantId,
      auteur_utilisateur_id: d.concurrent.utilisateurId,
    })
  }
  return initiale
}
