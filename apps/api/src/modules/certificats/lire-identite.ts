import { ETUDE_INCONNUE } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { presenterConnexion } from '../entrer/presenter-connexion.ts'
import { presentOf } from '../entrer/par-certificat.ts'
import { reconnaitre } from '../entrer/reconnaitre-notaire.ts'

/**
 * The office of whoever presents themself; number -1 when the register does not hold it. Throws
 * `certificat-requis`.
 */
export const lireEtudeNotariale = async (ctx: Ctx) => {
  const { presente, lien, etude, decision } = await reconnaitre(ctx.deps.db, await presentOf(ctx))
  const detache = await presente.estDetache(ctx.deps.db)
  return {
    numEtude: etude ? (etude.num_etude ?? presente.identite.numEtude ?? 0) : ETUDE_INCONNUE,
    idTeledeclarant: etude?.id ?? null,
    raisonSociale: etude?.raison_sociale ?? '',
    compteExistant: lien !== undefined && etude !== undefined,
    collaborateur: presente.identite.qualite === 'COLLABORATEUR',
    inscription: decision.suite === 'inscrire' && !detache ? decision.type : null,
    personne: presente.identite,
  }
}

/**
 * What the presented certificate says, `present` false when there is none; and whether the
 * notaries' sign-on presents somebody.
 */
export const lireInfoCertificat = async (ctx: Ctx) => ({
  ...infoDe(ctx),
  parConnexion: (await presenterConnexion(ctx)) !== null,
})

const infoDe = ({ certificat: c }: Ctx) => ({
  present: c !== null,
  sujet: c?.sujet ?? '',
  emetteur: c?.emetteur ?? '',
  serie: c?.serie ?? '',
  valideAu: c?.valideAu ?? null,
  nom: c?.nom ?? '',
  prenom: c?.prenom ?? '',
  email: c?.email ?? '',
  numEtude: c?.numEtude ?? null,
  qualite: c?.qualite ?? null,
})
