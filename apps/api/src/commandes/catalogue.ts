import type { Commande } from './commande.ts'
import { abandonner, classer, lister, renvoyer, suspendre } from './envois.ts'
import { retour } from './courriels.ts'
import { oublier } from './facteurs.ts'
import { original, reprendre, verifier as verifierFichiers } from './fichiers.ts'
import * as institutions from './institutions.ts'
import { sceller, verifier } from './journal.ts'
import { anonymiser, exporter } from './personnes.ts'
import { reconstruire } from './projections.ts'
import { initiales } from './publications.ts'
import { verifier as verifierReglages } from './reglages.ts'
import { importer as importerRnic } from './rnic.ts'
import { dependances } from './secrets.ts'
import { fermer } from './sessions.ts'
import { reconstruire as reconstruireStatistiques } from './statistiques.ts'
import * as teneurs from './teneurs.ts'
import { lancer, lister as listerTraitements } from './traitements.ts'

/** The register's administration commands, by name. */
export const COMMANDES: Readonly<Record<string, Commande>> = {
  'reglages:verifier': verifierReglages,
  'teneurs:lister': teneurs.lister,
  'teneur:creer': teneurs.creer,
  'teneur:desactiver': teneurs.desactiver,
  'teneur:reactiver': teneurs.reactiver,
  'institutions:lister': institutions.lister,
  'institutions:importer': institutions.importer,
  'institution:desactiver': institutions.desactiver,
  'institution:reactiver': institutions.reactiver,
  'facteurs:oublier': oublier,
  'sessions:fermer': fermer,
  'secrets:dependances': dependances,
  'envois:lister': lister,
  'envois:renvoyer': renvoyer,
  'envois:classer': classer,
  'envois:abandonner': abandonner,
  'envois:suspendre': suspendre,
  'courriels:retour': retour,
  'traitements:lister': listerTraitements,
  'traitements:lancer': lancer,
  'fichiers:reprendre': reprendre,
  'fichiers:verifier': verifierFichiers,
  'document:original': original,
  'journal:verifier': verifier,
  'journal:sceller': sceller,
  'personne:exporter': exporter,
  'personne:anonymiser': anonymiser,
  'rnic:importer': importerRnic,
  'projections:reconstruire': reconstruire,
  'statistiques:reconstruire': reconstruireStatistiques,
  'publications:initiales': initiales,
}
