import type { geographie } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import * as territoires from './territoires.ts'

export const geographieHandlers: Handlers<typeof geographie> = {
  listerRegions: async () => territoires.listerRegions(),
  lireRegion: async (_, { params }) => territoires.lireRegion(params.code),
  listerDepartements: async (_, { params }) => territoires.listerDepartements(params.idRegion),
  listerDepartementsDeLaRegion: async (_, { params }) =>
    territoires.listerDepartements(params.code),
  lireDepartement: async (_, { params }) => territoires.lireDepartement(params.num),
  listerEpciDuDepartement: async (_, { params }) => territoires.listerEpciDuDepartement(params.num),
  listerEpciDeLaRegion: async (_, { params }) => territoires.listerEpciDeLaRegion(params.id),
  lireEpci: async (_, { params }) => territoires.lireEpci(params.siren),
  chercherCommunesDuDepartement: async (_, { params }) =>
    territoires.chercherCommunesDuDepartement(params.dep, params.term),
  listerCommunesDeLEpci: async (_, { params }) => territoires.listerCommunesDeLEpci(params.siren),
  listerCommunesDuDepartement: async (_, { params }) =>
    territoires.listerCommunesDuDepartement(params.num),
  lireCommune: async (_, { params }) => territoires.lireCommune(params.insee),
}
