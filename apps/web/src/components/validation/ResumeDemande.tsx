import { adresseEnLigne, LABELS_PROFIL, parseProfil } from '@registre/domain'
import { KeyValueList, Section } from '@registre/ui'
import { formatInstant, formatJour, formatNumero, VIDE } from '../../lib/format.ts'
import { BadgeEcheance } from './BadgeEcheance.tsx'
import { BadgeEtat } from './BadgeEtat.tsx'
import type { InfosValidation } from './types.ts'

const libelleProfil = (code: string): string => {
  const profil = parseProfil(code)
  return profil ? LABELS_PROFIL[profil] : code || VIDE
}

const Decision = ({ demande }: Pick<InfosValidation, 'demande'>) => (
  <>
    {formatInstant(demande.decideeLe)}
    {demande.decideePar !== '' && `, par ${demande.decideePar}`}
    {demande.motifRefus !== '' && <p className="fr-mb-0">{demande.motifRefus}</p>}
    {demande.texteDecision !== '' && <p className="rc-texte-saisi">{demande.texteDecision}</p>}
  </>
)

/** Who asks what, about which co-ownership, and by when. */
export const ResumeDemande = ({ infos }: { infos: InfosValidation }) => {
  const { demande, demandeur, fiche, assigneeA, raisonAffectation } = infos
  const adresse = fiche.declaration?.immatCopropriete.identification.adressePrincipale
  return (
    <Section title="Qui demande quoi" level={3}>
      <KeyValueList
        items={{
          Référence: demande.reference,
          Demandeur: demandeur.raisonSociale || VIDE,
          Profil: libelleProfil(demandeur.profil),
          Courriel: demandeur.email ? (
            <a href={`mailto:${demandeur.email}`}>{demandeur.email}</a>
          ) : (
            VIDE
          ),
          Téléphone: demandeur.telephone ? (
            <a href={`tel:${demandeur.telephone}`}>{demandeur.telephone}</a>
          ) : (
            VIDE
          ),
          Copropriété: fiche.declaration?.nomCopropriete || VIDE,
          'Numéro d’immatriculation': fiche.numeroImmatriculation
            ? formatNumero(fiche.numeroImmatriculation)
            : 'Pas encore attribué',
          'Adresse de référence': adresse ? adresseEnLigne(adresse) : VIDE,
          'Déposée le': formatInstant(demande.deposeeLe),
          Échéance: (
            <>
              {demande.echeance || VIDE} <BadgeEcheance demande={demande} />
            </>
          ),
          Statut: <BadgeEtat etat={demande.etat} libelle={demande.libelleEtat} />,
          'Affectée à': assigneeA
            ? `${assigneeA}${raisonAffectation ? ` (${raisonAffectation})` : ''}`
            : 'Personne',
          ...(demande.decideeLe
            ? {
                Décision: <Decision demande={demande} />,
                'Ouverte par le demandeur': demande.ouverteLe
                  ? `le ${formatJour(demande.ouverteLe)}`
                  : 'Pas encore',
              }
            : {}),
        }}
      />
    </Section>
  )
}
