import './styles.ts';
import { createRoot } from 'react-dom/client';
import { claimWindowId } from '#api';
import { getPreferredLanguage, loadCatalog } from '#messages';
import { App } from './app.tsx';
import { applyColorScheme } from './apply-color-scheme.ts';

applyColorScheme();
const language = getPreferredLanguage();
document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
const [catalog] = await Promise.all([loadCatalog(language), claimWindowId()]);

const place = document.getElementById('page');
if (!place) throw new Error('index.html has no place for the page');
createRoot(place).render(<App words={{ language, catalog }} />);
