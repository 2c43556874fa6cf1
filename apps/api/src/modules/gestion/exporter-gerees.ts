import type { contract, FileAnswer, HandlerInput } from '@registre/contract'
import { afficherNumero, LABELS_ETAT_COPROPRIETE } from '@registre/domain'
import { writeWorkbook } from '../../platform/classeur/ecrire-classeur.ts'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { rechercherGerees } from './rechercher-gerees.ts'

/** More than the largest firm of the country looks after. */
const MAX_LIGNES = 20_000
const JOUR = { largeur: 16, format: 'dd/mm/yyyy' }
const date = (iso: string | null): Date | null =>
  iso === null ? null : new Date(`${iso}T00:00:00Z`)

/** The firm's list as a workbook: what the criteria show, or a selection of it. */
export const exporterGerees = async (
  ctx: Ctx,
  recherche: HandlerInput<(typeof contract)['exporterGerees']>['body'],
): Promise<FileAnswer> => {
  const { coproprietes } = await rechercherGerees(ctx, recherche, MAX_LIGNES)
  const contenu = await writeWorkbook([
    {
      nom: 'Copropriétés',
      colonnes: [
        { titre: 'Numéro d’immatriculation', largeur: 18 },
        { titre: 'Nom', largeur: 32 },
        { titre: 'Adresse', largeur: 44 },
        { titre: 'État', largeur: 28 },
        { titre: 'Lots', largeur: 8 },
        { titre: 'Gestionnaire', largeur: 24 },
        { titre: 'Fin de mandat', ...JOUR },
        { titre: 'Suite enregistrée', largeur: 12 },
        { titre: 'Derniers comptes clos le', ...JOUR },
        { titre: 'Mise à jour annuelle le', ...JOUR },
        { titre: 'Mise à jour annuelle avant le', ...JOUR },
        { titre: 'Demande en cours', largeur: 28 },
      ],
      lignes: coproprietes.map((c) => [
        c.numeroImmatriculation === null ? '' : afficherNumero(c.numeroImmatriculation),
        c.nom,
        c.adressePrincipale,
        LABELS_ETAT_COPROPRIETE[c.etat],
        c.nombreLots,
        c.gestionnaire,
        date(c.dateFinMandat),
        c.mandatSuivi ? 'oui' : 'non',
        date(c.dateClotureComptes),
        date(c.dateMaj),
        c.situationMaj === null || c.situationMaj === 'faite' ? null : date(c.limiteMaj),
        c.demande,
      ]),
    },
  ])
  return { nom: `coproprietes-${today(ctx.deps.clock)}.xlsx`, contenu }
}
