import { useQuery } from '@tanstack/react-query'
import { AbonnementNewsletter } from '../components/publications/AbonnementNewsletter.tsx'
import { Repli } from '../components/Repli.tsx'
import { brand } from '../brand.ts'
import { queryOf } from '../lib/api/index.ts'
import { useCompte } from '../lib/session.ts'
import { useEcranExiste } from './ecrans.ts'
import { InternalLink } from './InternalLink.tsx'
import { Marque } from './Marque.tsx'

const LIENS = [
  { label: 'Plan du site', href: '/sitemap' },
  { label: 'Contact', href: '/aide' },
  { label: 'Accessibilité', href: '/accessibilite' },
  { label: 'Mentions légales', href: '/mentionslegales' },
  { label: 'Données brutes', href: '/institutionnels/donnees-brutes' },
  { label: 'Lettre d’information', href: '/newsletter' },
  { label: 'Intégrateurs', href: '/aide/api' },
  { label: 'État du service', href: '/etat' },
] as const

/** Footer of every screen. The version is the server's; the client's own before it answers. */
export const Footer = () => {
  const existe = useEcranExiste()
  const connecte = useCompte() !== null
  const { data } = useQuery({
    ...queryOf('lireConfiguration')({}, { silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const version = data?.version ?? VERSION_PRODUIT
  // The law wants the word on every page; before an audit, there is one word only.
  const conformite = data?.auditAccessibilite?.mention ?? 'non conforme'
  return (
    <footer className="fr-footer" id="pied-de-page">
      <div className="fr-container">
        <div className="fr-footer__body">
          <div className="fr-footer__brand fr-enlarge-link">
            <InternalLink
              href="/"
              title={`Retour à l’accueil du site - ${brand.nom}`}
              className="rc-pied__marque"
            >
              <Marque />
              <span className="fr-text--bold">{brand.nom}</span>
            </InternalLink>
          </div>
          <div className="fr-footer__content">
            {/* Who is signed in knows what the register is, and works: the rest is folded. */}
            {connecte ? (
              <Repli resume="Recevoir la lettre d’information">
                {() => <AbonnementNewsletter lieu="pied" />}
              </Repli>
            ) : (
              <>
                <p className="fr-footer__content-desc">
                  Le registre recense toutes les copropriétés à usage d’habitation, totale ou
                  partielle. Chaque copropriété y est immatriculée, puis mise à jour chaque année.
                </p>
                <h2 className="fr-h6 fr-mt-2w fr-mb-1v">Recevoir la lettre d’information</h2>
                <AbonnementNewsletter lieu="pied" />
              </>
            )}
          </div>
        </div>
        <div className="fr-footer__bottom">
          <ul className="fr-footer__bottom-list">
            {LIENS.filter(({ href }) => existe(href)).map(({ label, href }) => (
              <li className="fr-footer__bottom-item" key={href}>
                <InternalLink className="fr-footer__bottom-link" href={href}>
                  {href === '/accessibilite' ? `${label} : ${conformite}` : label}
                </InternalLink>
              </li>
            ))}
            {data?.demonstration && (
              <li className="fr-footer__bottom-item">
                <InternalLink className="fr-footer__bottom-link" href="/demo/courriels">
                  Courriels de démonstration
                </InternalLink>
              </li>
            )}
            {data?.demonstration && (
              <li className="fr-footer__bottom-item">
                <InternalLink className="fr-footer__bottom-link" href="/demo/lettres">
                  Courriers de démonstration
                </InternalLink>
              </li>
            )}
            <li className="fr-footer__bottom-item">
              <span className="fr-footer__bottom-link">Version&nbsp;{version}</span>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
