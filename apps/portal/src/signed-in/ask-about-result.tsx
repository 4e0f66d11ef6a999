import { AskAboutResult } from '@portico/ui/screens/ask';

export default AskAboutResult;
