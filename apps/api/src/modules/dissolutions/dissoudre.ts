import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  type Acteur,
  controlerDissolution,
  echeance,
  effetDissolution,
  formatFrDate,
  interditEnEmprunt,
  machineCopropriete,
  next,
  peutDissoudre,
  peutVoirFiche,
  RegisterError,
  type SaisieDissolution,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { courriel } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import {
  type CoproprieteRow,
  trouverCopropriete,
  vueDe,
} from '../coproprietes/copropriete.repository.ts'
import {
  courrielsSyndics,
  emailDe,
  insererDemandeDissolution,
  insererDissolution,
  justificatifDissolutionAcceptable,
  lireADissoudre,
} from './dissolution.repository.ts'

type Corps = HandlerInput<(typeof contract)['dissoudre']>['body']
type Reponse = HandlerOutput<(typeof contract)['dissoudre']>

const exigerDroit = (acteur: Acteur, row: CoproprieteRow): void => {
  if (interditEnEmprunt(acteur, 'dissolution'))
    throw new RegisterError('action-interdite-en-emprunt')
  if (!peutDissoudre(acteur, vueDe(row)))
    throw new RegisterError('transition-interdite', {
      message: 'La dissolution de cette copropriété ne peut pas être déclarée maintenant.',
    })
}

const exigerSaisie = (
  saisie: SaisieDissolution,
  aujourdhui: string,
  dateReglement: string | null,
): void => {
  const champs = controlerDissolution(saisie, { aujourdhui, dateReglement })
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
}

/**
 * Declares a dissolution (states.md row 32): the co-ownership awaits the keepers' decision, who
 * declared it and the syndics
 * are told. Throws `introuvable`, `version-perimee`, `regles-non-respectees`,
 * `transition-interdite`.
 */
export const dissoudre = (ctx: Ctx, corps: Corps): Promise<Reponse> =>
  ctx.deps.db.transaction(async (tx) => {
    const acteur = acteurOf(ctx)
    const jour = today(ctx.deps.clock)
    const { idCopropriete, version, ...saisie } = corps
    await tx.sql(`select id from copropriete where id = $1 for update`, [idCopropriete])
    const db = { query: tx.sql }
    const [row, c] = [
      await trouverCopropriete(db, idCopropriete),
      await lireADissoudre(db, idCopropriete),
    ]
    if (!row || !c || !peutVoirFiche(acteur, vueDe(row))) throw new RegisterError('introuvable')
    const vers = next(machineCopropriete, row.etat, 'declarer-dissolution')
    exigerDroit(acteur, row)
    if (row.version !== version)
      throw new RegisterError('version-perimee', { infos: { version: row.version } })
    exigerSaisie(saisie, jour, c.date_reglement)
    const { motif, faitGenerateur, dateFaitGenerateur, typeJustif, idDocument } = saisie
    const dateEffet = effetDissolution(saisie)
    if (
      !motif ||
      !faitGenerateur ||
      !dateFaitGenerateur ||
      !typeJustif ||
      !idDocument ||
      !dateEffet
    )
      throw new RegisterError('requete-invalide')
    if (!(await justificatifDissolutionAcceptable(tx, idDocument, acteur.teledeclarantId)))
      throw new RegisterError('regles-non-respectees', {
        champs: [
          {
            champ: 'idDocument',
            code: 'DIS-JUSTIF',
            message: 'Ce justificatif n’est plus disponible : joignez-le de nouveau.',
          },
        ],
      })
    const id = await insererDissolution(tx, {
      coproprieteId: row.id,
      motif,
      autre: motif === 'AUTRE' ? saisie.autre : '',
      faitGenerateur,
      dateFaitGenerateur,
      dateEffet,
      typeJustif,
      documentId: idDocument,
      demandeParId: acteur.utilisateurId,
    })
    const jourEcheance = echeance('DISSOLUTION', jour)
    const demandeId = await insererDemandeDissolution(tx, {
      coproprieteId: row.id,
      teledeclarantId:
        acteur.teledeclarantId ?? row.teledeclarant_id ?? row.auteur_teledeclarant_id,
      profilDemandeur: acteur.profil,
      echeance: jourEcheance,
      etatPrecedent: row.etat,
    })
    const moi = await emailDe(tx, acteur.utilisateurId)
    const donnees = {
      nomCopropriete: c.nom,
      numero: c.numero ?? '',
      coproprieteId: row.id,
      dateEffet: formatFrDate(dateEffet),
      echeance: formatFrDate(jourEcheance),
    }
    const syndics = (await courrielsSyndics(tx, row.id, acteur.teledeclarantId)).filter(
      (email) => email !== moi,
    )
    await appliquerTransition(tx, ctx, {
      coproprieteId: row.id,
      de: row.etat,
      version: row.version,
      vers,
      journal: {
        categorie: 'DISSOLUTION',
        type: 'declarer-dissolution',
        demandeId,
        donnees: { motif, faitGenerateur, dateEffet, document: idDocument },
      },
      outbox: [
        courriel(moi, 'dissolution-declaree', donnees),
        ...syndics.map((email) => courriel(email, 'dissolution-declaree-syndic', donnees)),
      ],
    })
    return { id, demandeId, etatCopropriete: vers, echeance: jourEcheance, dateEffet }
  })
