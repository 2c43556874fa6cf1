import { LABELS_JUSTIFICATIF_MANDAT, TYPES_JUSTIFICATIF_MANDAT } from '@registre/domain'
import { KeyValueList, StateBadge } from '@registre/ui'
import { formatOuiNon, VIDE } from '../../lib/format.ts'
import { LienDocument } from './LienDocument.tsx'
import type { InfosValidation } from './types.ts'

const libelleJustif = (type: string | null): string => {
  const connu = TYPES_JUSTIFICATIF_MANDAT.find((t) => t === type)
  return connu ? LABELS_JUSTIFICATIF_MANDAT[connu] : VIDE
}

/** The mandate asked for and its proof; the documents of the dossier beside. */
export const MandatDeclare = ({ infos: { mandat, fiche } }: { infos: InfosValidation }) => {
  const preuve = fiche.documents.find((d) => d.id === mandat?.documentId)
  const autres = fiche.documents.filter((d) => d.id !== mandat?.documentId)
  return (
    <>
      {mandat ? (
        <KeyValueList
          items={{
            'Représentant légal': mandat.teledeclarant || VIDE,
            'Début du mandat': mandat.dateDebut || VIDE,
            'Fin du mandat': mandat.dateFin || VIDE,
            'Administrateur provisoire': formatOuiNon(mandat.adminProvisoire),
            'Syndic provisoire': formatOuiNon(mandat.syndicProvisoire),
            'État du mandat': mandat.libelleEtat,
            'Type de justificatif': libelleJustif(mandat.typeJustif),
            Justificatif: mandat.documentId ? (
              <LienDocument
                document={preuve ?? { id: mandat.documentId, nom: mandat.nomDocument }}
              />
            ) : (
              <StateBadge tone="warning">Aucun justificatif fourni</StateBadge>
            ),
          }}
        />
      ) : (
        <p>Cette demande ne comporte pas de mandat.</p>
      )}
      {autres.length > 0 && (
        <>
          <h3 className="fr-h6 fr-mt-2w">Autres documents du dossier</h3>
          <ul>
            {autres.map((d) => (
              <li key={d.id}>
                {d.libelleType} : <LienDocument document={d} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
