import type { reference } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { chercherCommunes, communesAbsorbees } from './communes.ts'
import { listerProfilsDisponibles, listerProfilsDisponiblesPour } from './lister-profils.ts'
import { listerRegles } from './lister-regles.ts'
import * as listes from './listes.ts'

export const referenceHandlers: Handlers<typeof reference> = {
  chercherCommunes: async (_, { params }) => chercherCommunes(params.x),
  listerCommunesAbsorbees: async (_, { params }) => communesAbsorbees(params.x),
  listerEnergies: async () => listes.energies(),
  listerTypesChauffage: async () => listes.typesChauffage(),
  listerPeriodesConstruction: async () => listes.periodesConstruction(),
  listerStatutsCompte: async () => listes.statutsCompte(),
  listerProfilsDisponibles: (ctx) => listerProfilsDisponibles(ctx),
  listerProfilsDisponiblesPour: (ctx, { params }) => listerProfilsDisponiblesPour(ctx, params.id),
  listerProfilsDuType: async (_, { params }) => listes.profilsDuType(params.type),
  listerCivilites: async () => listes.civilites(),
  listerTypesPiecesJustif: async (_, { query }) => listes.typesPiecesJustif(query.adminProvisoire),
  listerTypesPiecesJustifDissolution: async (_, { params }) =>
    listes.typesPiecesJustifDissolution(params.x),
  listerStatutsTeledeclarant: async () => listes.statutsTeledeclarant(),
  listerStatutsTeledeclarantSuivants: async (_, { params }) => listes.statutsSuivants(params.type),
  listerTypesTeledeclarant: async (_, { params }) => listes.typesTeledeclarant(params.type),
  listerMotifsDissolution: async () => listes.motifsDissolution(),
  listerFaitsGenerateurs: async (_, { params }) => listes.faitsGenerateurs(params.x),
  listerTypesDemande: async () => listes.typesDemande(),
  listerTypesTeledeclarantMin: async () => listes.typesTeledeclarantMin(),
  listerRegles: async () => listerRegles(),
}
