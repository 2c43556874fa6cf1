import {
  parseTrimestre,
  reconstruireStatistiques,
} from '../modules/statistiques/reconstruire-statistiques.ts'
import { systemClock } from '../platform/clock.ts'
import type { Commande } from './commande.ts'

export const reconstruire: Commande = {
  aide: 'Recompte les statistiques d’un trimestre et refait ses rapports, à partir de ce que le registre tient aujourd’hui',
  options: { trimestre: { type: 'string' } },
  aideOptions: { trimestre: '2026-3, ou « tous » : ceux que le registre montre déjà' },
  exige: ['trimestre'],
  admet: {
    trimestre: {
      forme: /^(\d{4}-[1-4]|tous)$/,
      phrase: 'Donnez le trimestre : --trimestre 2026-3 (ou tous)',
    },
  },
  executer: async ({ db }, { trimestre }) => {
    const voulu = parseTrimestre(String(trimestre)) ?? null
    const faits = await reconstruireStatistiques(
      { db, clock: systemClock, log: { info: () => {}, error: () => {} } },
      voulu,
    )
    return {
      bien: faits.length > 0 && faits.every((f) => f.territoires > 0),
      donnees: { trimestres: faits },
      lignes:
        faits.length === 0
          ? [
              'Aucun trimestre n’est compté ; le traitement du registre le fera dès que les fiches publiques existent.',
            ]
          : faits.map((f) =>
              f.territoires > 0
                ? `${f.annee}-${f.trimestre} : ${f.territoires.toLocaleString('fr-FR')} territoires recomptés`
                : `${f.annee}-${f.trimestre} : un autre décompte était en cours, relancez la commande`,
            ),
    }
  },
}
