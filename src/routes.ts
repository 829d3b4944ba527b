import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The product's addresses, in the order of the specification. An unknown one leads home. */
export default [
  index('routes/home.tsx'),
  route('recuperar-senha', 'routes/home.tsx', { id: 'password-recovery' }),
  route('supplier/sugestion', 'routes/supplier-suggestion.tsx'),
  route('supplier/details/:id', 'routes/supplier-details.tsx'),
  route('supplier/detail', 'routes/supplier-detail.tsx'),
  route('software/details/:id', 'routes/software-details.tsx'),
  route('news', 'routes/news.tsx'),
  route('about', 'routes/about.tsx'),
  route('information/artigo/:id', 'routes/article.tsx'),
  route('user/profile', 'routes/user-profile.tsx'),
  route('usuario/perfil/:id/:idx?', 'routes/user-public-profile.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('careers/results/:origem/:search/:id', 'routes/career-results.tsx'),
  route('softwares/:search?', 'routes/softwares.tsx'),
  route('suppliers', 'routes/suppliers.tsx'),
  route('authvalidation/:token?', 'routes/auth-validation.tsx'),
  route('changepassword/:token?', 'routes/change-password.tsx'),
  route('termos', 'routes/terms.tsx'),
  route('privacidade', 'routes/privacy.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
