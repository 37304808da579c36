import '../../../src/main/background/look';
